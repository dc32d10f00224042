import type { ItemSectionName } from '@setapak/resume';
import { Link } from 'react-router';
import { IconChevronRight } from '@tabler/icons-react';
import { SectionItems, type StepProps } from '../items/section-items.tsx';
import { builderUrl, OTHERS_STEP } from './steps.ts';
import { SectionNotes } from './section-notes.tsx';
import css from './step-sections.module.css';

export interface StepSectionProps extends StepProps {
  cvId: string;
  addRequest: number;
}

function simpleStep(section: ItemSectionName) {
  return function Step(props: StepSectionProps) {
    return (
      <>
        <SectionNotes section={section} {...props} />
        <SectionItems section={section} {...props} />
      </>
    );
  };
}

export const StepEducation = simpleStep('education');
export const StepProjects = simpleStep('projects');

export function StepWork(props: StepSectionProps) {
  return (
    <>
      <SectionNotes section="work" {...props} />
      <SectionItems
        section="work"
        {...props}
        groupOf={({ company }) => company}
        peer={{
          label: 'Tambah peran lain di sini',
          of: ({ company, website, description, location }) =>
            company === '' ? null : { company, website, description, location },
        }}
      />
    </>
  );
}

/** The last step of the road, with the way to what lies beside it. */
export function StepSkills(props: StepSectionProps) {
  return (
    <>
      <SectionNotes section="skills" {...props} />
      <SectionItems section="skills" {...props} />
      <Link to={builderUrl(props.cvId, OTHERS_STEP)} className={css.more}>
        <span>
          <span className={css.moreTitle}>Bagian lain</span>
          <span className={css.moreText}>
            Sertifikasi, organisasi, bahasa, bagian buatanmu, dan urutan bagian di{' '}
            <span className="unbroken">CV-mu</span>.
          </span>
        </span>
        <IconChevronRight size={22} aria-hidden />
      </Link>
    </>
  );
}

import { sectionLabel, type ItemSectionName } from '@setapak/resume';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  IconAward,
  IconCertificate,
  IconChevronDown,
  IconHeart,
  IconLanguage,
  IconLink,
  IconUserCheck,
  IconUsersGroup,
} from '@tabler/icons-react';
import { CustomSections } from './custom-sections.tsx';
import { SectionItems } from '../items/section-items.tsx';
import { SectionOrder } from './section-order-list.tsx';
import { SectionNotes } from './section-notes.tsx';
import css from './step-others.module.css';
import type { StepSectionProps } from './step-sections.tsx';

const sections = [
  { section: 'certifications', Icon: IconCertificate },
  { section: 'informalEducation', Icon: IconUsersGroup },
  { section: 'languages', Icon: IconLanguage },
  { section: 'awards', Icon: IconAward },
  { section: 'social', Icon: IconLink },
  { section: 'references', Icon: IconUserCheck },
  { section: 'hobbies', Icon: IconHeart },
] as const satisfies readonly { section: ItemSectionName; Icon: typeof IconAward }[];

/** Every section that the five steps leave out, and the order of all of them. */
export function StepOthers({ document, edit }: StepSectionProps) {
  const [search] = useSearchParams();
  const [openSection, setOpen] = useState<ItemSectionName | null>(() => {
    const led = search.get('open')?.split(':')[0];
    return sections.find(({ section }) => section === led)?.section ?? null;
  });
  return (
    <>
      <p className={css.lead}>Semuanya pilihan. Isi yang memperkuat lamaranmu saja.</p>
      <ul className={css.sections}>
        {sections.map(({ section, Icon }) => {
          const count = document[section].items.length;
          const open = section === openSection;
          return (
            <li key={section} className={css.section} data-open={open || undefined}>
              <h2 className={css.heading}>
                <button
                  type="button"
                  className={css.toggle}
                  aria-expanded={open}
                  onClick={() => setOpen(open ? null : section)}
                >
                  <Icon size={22} stroke={1.7} aria-hidden className={css.icon} />
                  <span className={css.name}>{sectionLabel(section, 'id')}</span>
                  <span className={css.count}>{count > 0 ? `${count} isian` : 'Belum diisi'}</span>
                  <IconChevronDown size={20} aria-hidden className={css.chevron} />
                </button>
              </h2>
              {open && (
                <div className={css.items}>
                  <SectionNotes {...{ section, document, edit }} />
                  <SectionItems {...{ section, document, edit }} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <CustomSections document={document} edit={edit} />
      <SectionOrder document={document} edit={edit} />
    </>
  );
}

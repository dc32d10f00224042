import { sectionOf, withSection, type SectionId } from '@setapak/resume';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import type { StepProps } from '../items/section-items.tsx';
import css from './step-sections.module.css';

/** What is filled in here does not show on the CV: said where somebody would wonder. */
export function HiddenSection({ section, document, edit }: StepProps & { section: SectionId }) {
  if (sectionOf(document, section)?.visible) return null;
  return (
    <Banner tone="warning" className={css.hidden}>
      Bagian ini disembunyikan dari CV.{' '}
      <Button
        size="sm"
        variant="ghost"
        onClick={() => edit((now) => withSection(now, section, { visible: true }))}
      >
        Tampilkan bagian
      </Button>
    </Banner>
  );
}

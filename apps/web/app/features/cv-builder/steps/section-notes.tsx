import type { MouseEvent } from 'react';
import { exampleSections, withExamplesKept, withoutExamples, type SectionId } from '@setapak/resume';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { keepFocus } from '~/ui/keep-focus.ts';
import { useSnackbar } from '~/ui/snackbar.tsx';
import type { StepProps } from '../items/section-items.tsx';
import { HiddenSection } from './hidden-section.tsx';
import css from './step-sections.module.css';

interface SectionNotesProps extends StepProps {
  section: SectionId;
}

/** What somebody should know of a section before they fill it in: that it is hidden, that it is still the starter's. */
export function SectionNotes(props: SectionNotesProps) {
  return (
    <>
      {props.section !== 'objective' && <HiddenSection {...props} />}
      <ExampleNote {...props} />
    </>
  );
}

/** The section still says what a starter put there: nothing of it is the person's own. */
function ExampleNote({ section, document, edit }: SectionNotesProps) {
  const snackbar = useSnackbar();
  if (!exampleSections(document).includes(section)) return null;
  const keepFocusOf = ({ currentTarget }: MouseEvent) => keepFocus(currentTarget.closest(`.${css.hidden}`));
  const keep = (event: MouseEvent) => {
    keepFocusOf(event);
    edit((now) => withExamplesKept(now, section));
  };
  const remove = (event: MouseEvent) => {
    keepFocusOf(event);
    edit((now) => withoutExamples(now, section));
    snackbar.show({
      text: 'Contoh dihapus. Tekan Urungkan di atas untuk mengembalikannya.',
      tone: 'success',
    });
  };
  return (
    <Banner tone="warning" title="Contoh: ganti dengan milikmu" className={css.hidden}>
      <p>
        {section === 'objective'
          ? 'Ringkasan ini bukan tentang kamu. Tulis ulang dengan ceritamu sendiri.'
          : 'Yang bertanda Contoh bukan tentang kamu. Buka dan ubah satu per satu; tandanya hilang begitu kamu mengubahnya.'}
      </p>
      <div className={css.noteButtons}>
        <Button size="sm" variant="secondary" onClick={remove}>
          Hapus contoh
        </Button>
        <Button size="sm" variant="ghost" onClick={keep}>
          Ini memang milikku
        </Button>
      </div>
    </Banner>
  );
}

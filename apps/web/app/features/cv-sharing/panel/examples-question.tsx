import { sectionHeading, type Resume, type SectionId } from '@setapak/resume';
import { Fragment, type MouseEvent } from 'react';
import { Link } from 'react-router';
import { Button } from '~/ui/button.tsx';
import { RefusalText, type ShownRefusal } from '~/ui/http/refusal-text.tsx';
import { keepFocus } from '~/ui/keep-focus.ts';
import { builderUrl, stepOfSection } from '~/features/cv-builder/public.ts';
import css from './examples-question.module.css';

interface ExamplesQuestionProps {
  cvId: string;
  document: Resume;
  /** What is still the starter's. */
  sections: readonly SectionId[];
  /** Examples are being taken out. */
  busy: boolean;
  problem: ShownRefusal | null;
  /** The PDF has just left with them. Otherwise it stands above the ways out: says itself what it is about, and takes little room. */
  downloaded?: boolean;
  onRemove: () => void;
  onKeep: () => void;
}

/** As a CV leaves: what to do with what a starter wrote and nobody has touched. */
export function ExamplesQuestion(props: ExamplesQuestionProps) {
  const { cvId, document, sections, busy, problem, downloaded = false, onRemove, onKeep } = props;
  const after = (act: () => void) => (event: MouseEvent) => {
    keepFocus(event.currentTarget.closest(`.${css.question}`));
    act();
  };
  return (
    <div className={css.question}>
      {!downloaded && <h3 className={css.title}>{EXAMPLES_TITLE}</h3>}
      <p>
        {downloaded ? 'PDF-nya sudah diunduh, tetapi bagian ini' : 'Bagian ini'} masih contoh dari template,
        bukan tentang kamu. Kalau dikirim begini, isinya terbaca atas namamu.
      </p>
      {downloaded ? (
        <ul className={css.sections}>
          {sections.map((section) => (
            <li key={section} className={css.section}>
              <span className={css.name}>{sectionHeading(document, section)}</span>
              <Link to={builderUrl(cvId, stepOfSection(section))}>
                Ganti sekarang<span className="visually-hidden">: {sectionHeading(document, section)}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p>
          {sections.map((section, index) => (
            <Fragment key={section}>
              {index > 0 && ', '}
              <Link to={builderUrl(cvId, stepOfSection(section))}>{sectionHeading(document, section)}</Link>
            </Fragment>
          ))}
        </p>
      )}
      {problem && (
        <p role="alert" className={css.problem}>
          <RefusalText {...problem} />
        </p>
      )}
      <div className={css.buttons}>
        <Button onClick={after(onRemove)} loading={busy}>
          {downloaded ? 'Hapus contoh, unduh lagi' : 'Hapus contoh'}
        </Button>
        <Button variant="secondary" onClick={after(onKeep)}>
          Biarkan saja
        </Button>
      </div>
    </div>
  );
}

export const EXAMPLES_TITLE = 'CV ini masih berisi contoh';

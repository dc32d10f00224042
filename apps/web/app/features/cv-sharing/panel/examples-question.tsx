import { sectionHeading, type Resume, type SectionId } from '@setapak/resume';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { Button } from '~/ui/button.tsx';
import { builderUrl, stepOfSection } from '~/features/cv-builder/public.ts';
import css from './examples-question.module.css';

interface ExamplesQuestionProps {
  cvId: string;
  document: Resume;
  /** What is still the starter's. */
  sections: readonly SectionId[];
  /** Examples are being taken out. */
  busy: boolean;
  problem: string | null;
  /** Stands among other things: it says itself what it is about, and takes little room. */
  titled?: boolean;
  onRemove: () => void;
  onKeep: () => void;
}

/** As a CV leaves: what to do with what a starter wrote and nobody has touched. */
export function ExamplesQuestion(props: ExamplesQuestionProps) {
  const { cvId, document, sections, busy, problem, titled = false, onRemove, onKeep } = props;
  return (
    <div className={css.question}>
      {titled && <h3 className={css.title}>{EXAMPLES_TITLE}</h3>}
      <p>
        Bagian ini masih contoh dari template, bukan tentang kamu. Kalau dikirim begini, isinya terbaca atas
        namamu.
      </p>
      {titled ? (
        <p>
          {sections.map((section, index) => (
            <Fragment key={section}>
              {index > 0 && ', '}
              <Link to={builderUrl(cvId, stepOfSection(section))}>{sectionHeading(document, section)}</Link>
            </Fragment>
          ))}
        </p>
      ) : (
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
      )}
      {problem && (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
      <div className={css.buttons}>
        <Button onClick={onRemove} loading={busy}>
          Hapus contoh
        </Button>
        <Button variant="secondary" onClick={onKeep}>
          Biarkan saja
        </Button>
      </div>
    </div>
  );
}

export const EXAMPLES_TITLE = 'CV ini masih berisi contoh';

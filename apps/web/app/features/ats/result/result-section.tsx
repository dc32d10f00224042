import type { ReactNode } from 'react';
import { InfoTip } from '~/ui/tooltip.tsx';
import { Detected, NotNeeded } from './detected.tsx';
import { FoldedPart } from './folded-part.tsx';
import css from './result-section.module.css';

interface ResultSectionProps {
  title: string;
  /** How such a section can look, for the hint. */
  example: string;
  count: number;
  /** Set where its absence is no fault: what is said then. */
  notNeeded?: string;
  children: ReactNode;
}

/** A collapsible part of the result with its tick, its hint and what was read. */
export function ResultSection({ title, example, count, notNeeded, children }: ResultSectionProps) {
  return (
    <FoldedPart
      open
      head={
        <>
          {count === 0 && notNeeded ? <NotNeeded /> : <Detected found={count > 0} />}
          <h4 className={css.sectionTitle}>{title}</h4>
          {count > 0 && <span className={css.count}>{count}</span>}
        </>
      }
    >
      <div className={css.body}>
        {count > 0 ? (
          children
        ) : (
          <p className={notNeeded ? css.notNeededText : css.undetected}>{notNeeded ?? 'Tidak terdeteksi'}</p>
        )}
        <p className={css.example}>
          Contoh penulisan <InfoTip about={title} text={example} align="start" />
        </p>
      </div>
    </FoldedPart>
  );
}

import type { ReactNode } from 'react';
import css from './folded-part.module.css';

interface FoldedPartProps {
  /** What stands in its line, also while it is folded. */
  head: ReactNode;
  open?: boolean;
  children: ReactNode;
}

/** A part of a result that can be folded away. */
export function FoldedPart({ head, open = false, children }: FoldedPartProps) {
  return (
    <details className={css.part} open={open}>
      <summary className={css.summary}>{head}</summary>
      {children}
    </details>
  );
}

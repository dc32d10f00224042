import { useState, type ReactNode } from 'react';
import css from './fields.module.css';

/** Fields that few need: folded away, open where they say something. */
export function MoreFields({ filled, children }: { filled: boolean; children: ReactNode }) {
  const [open, setOpen] = useState(filled);
  return (
    <details className={css.more} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={css.moreTitle}>Isian lain</summary>
      <div className={css.fields}>{children}</div>
    </details>
  );
}

import type { ReactNode } from 'react';
import css from './section.module.css';

/** The heading of a section, with its words beside it where there is room. */
export function SectionHead({
  id,
  title,
  children,
  action,
}: {
  id: string;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={css.head}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {children && <p className={css.text}>{children}</p>}
      {action}
    </div>
  );
}

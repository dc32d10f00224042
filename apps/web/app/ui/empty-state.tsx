import type { ReactNode } from 'react';
import css from './empty-state.module.css';

interface EmptyStateProps {
  /** Address of a drawing (see ui/art); decoration. */
  art?: string;
  title: ReactNode;
  children?: ReactNode;
  /** What to do about it: a LinkButton or Button. */
  action?: ReactNode;
  heading?: 'h1' | 'h2' | 'h3';
}

export function EmptyState({ art, title, children, action, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      {art && <img src={art} alt="" width={240} height={180} className={css.art} />}
      <Heading className={css.title}>{title}</Heading>
      {children && <div className={css.text}>{children}</div>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}

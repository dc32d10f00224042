import type { ReactNode } from 'react';
import css from './badge.module.css';
import { cx } from './cx.ts';

export interface BadgeProps {
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'error' | 'accent' | 'navy';
  icon?: ReactNode;
  children: ReactNode;
}

/** A state or a kind in one or two words. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={cx(css.badge, css[tone])}>
      {icon}
      {children}
    </span>
  );
}

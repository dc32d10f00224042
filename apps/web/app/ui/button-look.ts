import type { ReactNode } from 'react';
import css from './button.module.css';
import { cx } from './cx.ts';

export interface ButtonLook {
  /** primary: the one next step (navy). accent: the next step of a screen, and on navy ground (yellow). secondary: outlined. ghost: quiet. danger: destroys. */
  variant?: 'primary' | 'accent' | 'secondary' | 'ghost' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** As wide as its container. */
  full?: boolean;
  /** Before and after the words; decoration. */
  icon?: ReactNode;
  trailing?: ReactNode;
}

export function buttonClass(
  { variant = 'primary', size = 'md', full = false }: ButtonLook,
  extra?: string,
): string {
  return cx(css.button, css[variant], css[size], full && css.full, extra);
}

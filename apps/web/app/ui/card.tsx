import type { ComponentProps } from 'react';
import css from './card.module.css';
import { cx } from './cx.ts';

interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'li';
  padding?: 'none' | 'sm' | 'md' | 'lg';
  /** Lifts under the pointer: for a card that holds a link. */
  lifts?: boolean;
}

export function Card({ as = 'div', padding = 'md', lifts = false, className, ...rest }: CardProps) {
  // The four elements take the same attributes; one type stands for them all.
  const Element = as as 'div';
  return <Element className={cx(css.card, css[padding], lifts && css.lifts, className)} {...rest} />;
}

import type { ComponentProps } from 'react';
import css from './chip.module.css';
import { cx } from './cx.ts';

/** A choice that is on or off, among several such. */
export function Chip({ selected, className, ...button }: ComponentProps<'button'> & { selected: boolean }) {
  return <button type="button" aria-pressed={selected} className={cx(css.chip, className)} {...button} />;
}

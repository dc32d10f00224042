import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import css from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'aria-label'> {
  /** What it does, for those who do not see the picture and those who hover over it. */
  label: string;
  tone?: 'navy' | 'dimmed' | 'danger';
  /** Stands alone, as what closes a dialog does. */
  round?: boolean;
}

/** A button that is only a picture. */
export function IconButton({ label, tone = 'navy', round, disabled, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type="button"
      className={cx(css.button, css[tone], round && css.round)}
      aria-label={label}
      // Not `disabled`: who reaches the end of something by keyboard must not lose the focus.
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    />
  );
}

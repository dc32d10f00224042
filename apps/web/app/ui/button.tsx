import type { ComponentProps, MouseEvent } from 'react';
import css from './button.module.css';
import { buttonClass, type ButtonLook } from './button-look.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Keeps its width and its focus, shows a spinner, ignores clicks. */
  loading?: boolean;
}

/** `type` is "button" unless said otherwise: a form's button says `type="submit"`. */
export function Button({
  variant,
  size,
  full,
  icon,
  trailing,
  loading = false,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  // Not `disabled` while loading: that would drop the keyboard's focus in mid-form.
  const click = (event: MouseEvent<HTMLButtonElement>) =>
    loading ? event.preventDefault() : onClick?.(event);
  return (
    <button
      // oxlint-disable-next-line react/button-has-type
      type={type}
      className={buttonClass({ variant, size, full }, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={click}
      {...rest}
    >
      <span className={css.content}>
        {icon}
        {children}
        {trailing}
      </span>
      {loading && (
        <span className={css.spinner}>
          <Spinner />
        </span>
      )}
    </button>
  );
}

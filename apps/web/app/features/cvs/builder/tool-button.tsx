import type { ReactNode, Ref } from 'react';
import css from './tool-button.module.css';

interface ToolButtonProps {
  ref?: Ref<HTMLButtonElement>;
  label: string;
  disabled?: boolean;
  pressed?: boolean;
  expanded?: boolean;
  danger?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A small button that is only a picture. */
export function ToolButton({
  ref,
  label,
  disabled,
  pressed,
  expanded,
  danger,
  onClick,
  children,
}: ToolButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={css.tool}
      data-danger={danger || undefined}
      aria-label={label}
      title={label}
      // Not `disabled`: an item that reaches the end under the keyboard must not lose the focus.
      aria-disabled={disabled || undefined}
      aria-pressed={pressed}
      aria-expanded={expanded}
      onClick={disabled ? undefined : onClick}
    >
      {children}
    </button>
  );
}

import { useId } from 'react';
import css from './switch.module.css';

interface SwitchProps {
  label: string;
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Takes effect at once, unlike a checkbox that waits for its form. */
export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className={css.row}>
      <div className={css.words}>
        <label htmlFor={id} className={css.label}>
          {label}
        </label>
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={css.switch}
        checked={checked}
        aria-checked={checked}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}

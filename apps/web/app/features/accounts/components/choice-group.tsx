import { useId } from 'react';
import { FieldError } from '~/ui/field.tsx';
import css from './choice-group.module.css';

interface ChoiceGroupProps {
  legend: string;
  hint?: string;
  name: string;
  type: 'radio' | 'checkbox';
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  error?: string | undefined;
}

/** A few choices side by side, one or several of them. */
export function ChoiceGroup({ legend, hint, name, type, options, chosen, error }: ChoiceGroupProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className={css.group} aria-describedby={describedBy}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.options}>
        {options.map(({ value, label }) => (
          <label key={value} className={css.option} data-invalid={error ? true : undefined}>
            <input
              type={type}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              className="label-edge"
            />
            <span className={css.mark} data-type={type} aria-hidden />
            {label}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}

import { useId, type ComponentProps } from 'react';
import css from './field.module.css';
import { cx } from './cx.ts';
import { FieldError, type FieldText } from './field.tsx';

type CheckboxFieldProps = Omit<ComponentProps<'input'>, keyof FieldText | 'type'> & FieldText;

export function CheckboxField({
  label,
  hint,
  error,
  optional: _,
  className,
  id: givenId,
  ...input
}: CheckboxFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={cx(css.check, className)}>
      <input
        type="checkbox"
        {...input}
        id={id}
        aria-describedby={describedBy}
        aria-invalid={error ? true : undefined}
      />
      <label htmlFor={id} className={css.checkLabel}>
        {label}
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

import { useId, type ReactNode } from 'react';
import { IconAlertCircle } from '@tabler/icons-react';
import css from './field.module.css';
import { cx } from './cx.ts';
import { unbroken } from './format/unbroken.tsx';

export interface FieldText {
  label: ReactNode;
  /** What helps before an error happens. */
  hint?: ReactNode;
  /** Shown in red under the control and announced with it. */
  error?: string | undefined;
  /** Adds "(opsional)" to the label. */
  optional?: boolean;
  className?: string | undefined;
}

/** A label's words, where it is nothing but words: for what is said of buttons beside its field. */
export const textOf = (label: ReactNode) => (typeof label === 'string' ? label : undefined);

interface Wiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label, hint and error around a control; the control takes the attributes that tie them together. */
export function Field({
  label,
  hint,
  error,
  optional,
  className,
  id: givenId,
  children,
}: FieldText & { id?: string | undefined; children: (wiring: Wiring) => ReactNode }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={cx(css.field, className)}>
      <label htmlFor={id} className={css.label}>
        {label}
        {optional && <span className={css.optional}> (opsional)</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {typeof hint === 'string' ? unbroken(hint) : hint}
        </p>
      )}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={css.error}>
      <IconAlertCircle size={16} stroke={2} aria-hidden />
      <span>{typeof children === 'string' ? unbroken(children) : children}</span>
    </p>
  );
}

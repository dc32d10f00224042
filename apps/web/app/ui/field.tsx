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

/**
 * Where a field's label stands, for a button beside its control (`aria-describedby`): which field it belongs to is said behind the
 * button's name. In the name it would make two things of the field's name.
 */
export const labelIdOf = (controlId: string) => `${controlId}-label`;

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
      <label id={labelIdOf(id)} htmlFor={id} className={css.label}>
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

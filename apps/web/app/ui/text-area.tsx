import type { ComponentProps } from 'react';
import css from './field.module.css';
import { cx } from './cx.ts';
import { Field, type FieldText } from './field.tsx';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, keyof FieldText> & FieldText;

/** Several lines of text; grows with what is typed where the browser can. */
export function TextArea({ label, hint, error, optional, className, id, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optional, className, id }}>
      {(wiring) => <textarea className={cx(css.control, css.area)} rows={4} {...wiring} {...area} />}
    </Field>
  );
}

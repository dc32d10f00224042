import type { ComponentProps } from 'react';
import css from './field.module.css';
import { Field, type FieldText } from './field.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, keyof FieldText> & FieldText;

/** One line of text. The form that holds it says `noValidate`, so that our own words are shown instead of the browser's. */
export function TextField({ label, hint, error, optional, className, id, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, className, id }}>
      {(wiring) => <input type="text" className={css.control} {...wiring} {...input} />}
    </Field>
  );
}

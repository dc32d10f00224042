import type { ComponentProps } from 'react';
import css from './file-field.module.css';
import { Field, type FieldText } from './field.tsx';

type FileFieldProps = Omit<ComponentProps<'input'>, keyof FieldText | 'type'> & FieldText;

/** A file that goes with its form. The browser writes what was chosen, so it works without script. */
export function FileField({ label, hint, error, optional, className, id, ...input }: FileFieldProps) {
  const described = input['aria-describedby'];
  return (
    <Field {...{ label, hint, error, optional, className, id }}>
      {(wiring) => (
        <input
          type="file"
          className={css.file}
          {...input}
          {...wiring}
          aria-describedby={[wiring['aria-describedby'], described].filter(Boolean).join(' ') || undefined}
        />
      )}
    </Field>
  );
}

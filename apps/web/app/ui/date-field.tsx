import { useState } from 'react';
import css from './field.module.css';
import { writtenDate } from './format/written-date.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

type DateFieldProps = TextFieldProps & { type?: 'date' | 'datetime-local' };

/**
 * A day or a time on a day, by the browser's own picker. That writes in the browser's language, where 03/04/2026 is March to some and
 * April to others: what was chosen stands below in words.
 */
export function DateField({ type = 'date', hint, onChange, ...field }: DateFieldProps) {
  const [typed, setTyped] = useState(String(field.defaultValue ?? ''));
  const words = writtenDate(String(field.value ?? typed));
  return (
    <TextField
      type={type}
      {...field}
      hint={
        words ? (
          <>
            <span className={css.words}>{words}</span>
            {hint && <> · {hint}</>}
          </>
        ) : (
          hint
        )
      }
      onChange={(event) => {
        setTyped(event.target.value);
        onChange?.(event);
      }}
    />
  );
}

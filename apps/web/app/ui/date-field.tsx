import { useState } from 'react';
import { DateInput, type DateInputProps } from './date-input.tsx';
import css from './field.module.css';
import { Field, type FieldText } from './field.tsx';
import { afterPress } from './forms/after-press.ts';
import { writtenDate } from './format/written-date.ts';

type DateFieldProps = Omit<DateInputProps, keyof FieldText> & FieldText;

/** A day, or a time on a day; what was chosen stands below in words. */
export function DateField({ label, hint, error, optional, className, id, ...input }: DateFieldProps) {
  const given = input.value ?? input.defaultValue ?? '';
  const [typed, setTyped] = useState<string | null>(given);
  const [isLeft, setLeft] = useState(false);
  const words = writtenDate(input.value || typed || '');
  const wrong =
    isLeft && typed === null ? `Tulis seperti 24/11/2026${input.withTime ? ' 19.30' : ''}.` : undefined;
  const said = words ? (
    <>
      <span className={css.words}>{words}</span>
      {hint && <> · {hint}</>}
    </>
  ) : (
    hint
  );
  return (
    <Field {...{ label, optional, className, id }} hint={said} error={error ?? wrong}>
      {(wiring) => (
        <DateInput
          {...input}
          {...wiring}
          onChange={(iso) => {
            setTyped(iso);
            setLeft(false);
            input.onChange?.(iso);
          }}
          onBlur={() => afterPress(() => setLeft(true))}
        />
      )}
    </Field>
  );
}

import { useId, useRef, useState, useSyncExternalStore, type ComponentProps } from 'react';
import { IconCalendar } from '@tabler/icons-react';
import { cx } from './cx.ts';
import css from './field.module.css';
import { labelIdOf } from './field.tsx';
import { numericDate, readDate } from './format/written-date.ts';

export interface DateInputProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange'
> {
  /** `2026-11-03`, with a time `2026-11-03T19:05`, or empty. What is typed is sent as it stands: the form's rules take it by `typedDate`. */
  value?: string;
  defaultValue?: string;
  withTime?: boolean;
  /** @param iso empty for nothing, null for what is no date (yet) */
  onChange?: (iso: string | null) => void;
}

/** Older browsers cannot be told to open their calendar: there the day is typed. */
const calendarOpens = () => 'showPicker' in HTMLInputElement.prototype;
const never = () => () => {};

/**
 * A day, or a time on a day, written day before month and by 24 hours. The browser's own field follows the browser's language,
 * where 03/04/2026 is March to some and 19.00 is 07:00 PM; only its calendar is used, to choose from.
 */
export function DateInput({
  value,
  defaultValue,
  withTime,
  onChange,
  onBlur,
  min,
  max,
  ...input
}: DateInputProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const given = value ?? defaultValue ?? '';
  const [text, setText] = useState(numericDate(given));
  const [last, setLast] = useState(given);
  const field = useRef<HTMLInputElement>(null);
  const calendar = useRef<HTMLInputElement>(null);
  const iso = text.trim() === '' ? '' : readDate(text);
  const opens = useSyncExternalStore(never, calendarOpens, () => true);
  // Changed by something else than typing.
  if (given !== last) {
    setLast(given);
    if (given !== (iso ?? '')) setText(numericDate(given));
  }
  const write = (written: string) => {
    setText(written);
    onChange?.(written.trim() === '' ? '' : readDate(written));
  };
  const choose = (day: string) => {
    const time = /[T ](.*)$/.exec(text)?.[1] ?? '';
    write(withTime ? `${numericDate(day)} ${time}` : numericDate(day));
    field.current?.focus();
  };
  return (
    <span className={css.affixed}>
      <input
        type="text"
        inputMode="numeric"
        placeholder={withTime ? 'DD/MM/YYYY --.--' : 'DD/MM/YYYY'}
        maxLength={50}
        autoComplete="off"
        {...input}
        id={id}
        ref={field}
        className={cx(css.control, css.withEnd)}
        value={text}
        onChange={({ target }) => write(target.value)}
        onBlur={(event) => {
          if (iso) setText(numericDate(iso));
          onBlur?.(event);
        }}
      />
      <input
        type="date"
        ref={calendar}
        className={css.calendar}
        tabIndex={-1}
        aria-hidden
        value={iso?.slice(0, 10) ?? ''}
        min={min}
        max={max}
        onChange={({ target }) => {
          if (target.value) choose(target.value);
        }}
      />
      {opens && (
        <button
          type="button"
          className={css.end}
          aria-label="Buka kalender"
          // Of a field without a label beside it: the field itself, by its own name.
          aria-describedby={input['aria-label'] ? id : labelIdOf(id)}
          disabled={input.disabled}
          onClick={() => calendar.current?.showPicker()}
        >
          <IconCalendar size={20} aria-hidden />
        </button>
      )}
    </span>
  );
}

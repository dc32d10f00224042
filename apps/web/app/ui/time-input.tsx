import type { ComponentProps } from 'react';
import { readClock, writtenClock } from './format/clock.ts';

type TimeInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> & {
  /** `09:30`, or empty. */
  defaultValue: string;
};

/**
 * A time of day by 24 hours. The browser's own picker follows the browser's language, where 19.00 is 07:00 PM; four digits are typed
 * as fast, and the reader of the form takes them by `readClock`.
 */
export function TimeInput({ defaultValue, ...input }: TimeInputProps) {
  return (
    <input
      type="text"
      inputMode="numeric"
      placeholder="--.--"
      maxLength={5}
      autoComplete="off"
      {...input}
      defaultValue={writtenClock(defaultValue)}
      onBlur={({ currentTarget }) => {
        const clock = readClock(currentTarget.value);
        if (clock) currentTarget.value = writtenClock(clock);
      }}
    />
  );
}

import { CheckboxField } from '~/ui/checkbox-field.tsx';
import css from './fields.module.css';
import type { Bound } from './bind.ts';
import { MonthField } from './month-field.tsx';

/** `2026-11-21`, in the local time of the browser. */
function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

interface Period {
  endDate: string;
  isCurrent: boolean;
}

interface PeriodProps {
  start: Bound<string>;
  item: Period;
  currentLabel: string;
  set: (change: Partial<Period>) => void;
}

/** From when to when; what still goes on ends today, and says so on the CV. */
export function PeriodFields({ start, item, currentLabel, set }: PeriodProps) {
  const { endDate: end, isCurrent } = item;
  const goOn = () => set({ isCurrent: true, endDate: today() });
  return (
    <>
      <MonthField label="Mulai" {...start} />
      <MonthField
        label="Selesai"
        value={isCurrent ? '' : end}
        placeholder={isCurrent ? 'Sekarang' : undefined}
        after={start.value}
        onChange={(endDate) => set({ endDate })}
        onOngoing={goOn}
        disabled={isCurrent}
      />
      <CheckboxField
        className={css.wide}
        label={currentLabel}
        checked={isCurrent}
        onChange={({ target }) => (target.checked ? goOn() : set({ isCurrent: false }))}
      />
    </>
  );
}

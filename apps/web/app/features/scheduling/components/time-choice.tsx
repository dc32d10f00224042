import { zonedClock, zonedDate, zonedDay, zoneName } from '~/ui/format/zoned-times.ts';
import css from './time-choice.module.css';

interface TimeChoiceProps {
  name: string;
  /** When a session can begin, in UTC milliseconds, from the earliest on. */
  times: readonly number[];
  zone: string;
  /** ISO text; empty for later, null where nothing was chosen yet. */
  value: string | null;
  onChange: (value: string) => void;
  /** Offers to agree on a time later, and says what that means. */
  later?: string;
}

const DAYS_AT_FIRST = 4;

/** Free times by day, on the clock of the person's own zone. Days further away unfold, without script too. */
export function TimeChoice({ name, times, zone, value, onChange, later }: TimeChoiceProps) {
  const days = byDay(times, zone);
  const chosenLate = days.slice(DAYS_AT_FIRST).some((day) => day.times.some((time) => isoOf(time) === value));
  const choice = { name, zone, value, onChange };
  return (
    <fieldset className={css.group}>
      <legend className="visually-hidden">Waktu sesi</legend>
      {days.slice(0, DAYS_AT_FIRST).map((day) => (
        <Day key={day.date} {...day} {...choice} />
      ))}
      {days.length > DAYS_AT_FIRST && (
        <details className={css.more} open={chosenLate || undefined}>
          <summary>Lihat {days.length - DAYS_AT_FIRST} hari lain</summary>
          <div className={css.group}>
            {days.slice(DAYS_AT_FIRST).map((day) => (
              <Day key={day.date} {...day} {...choice} />
            ))}
          </div>
        </details>
      )}
      {later && (
        <label className={css.later}>
          <input
            type="radio"
            name={name}
            value=""
            checked={value === ''}
            onChange={() => onChange('')}
            className={css.dot}
          />
          <strong>Atur nanti</strong>
          <span className={css.hint}>{later}</span>
        </label>
      )}
    </fieldset>
  );
}

interface DayOfTimes {
  date: string;
  label: string;
  times: number[];
}

function Day({
  label,
  times,
  name,
  zone,
  value,
  onChange,
}: DayOfTimes & Pick<TimeChoiceProps, 'name' | 'zone' | 'value' | 'onChange'>) {
  const zones = times.map((time) => zoneName(time, zone));
  // On the day on which clocks go back an hour comes twice.
  const isTwofold = new Set(zones).size > 1;
  return (
    <div role="group" aria-label={label} className={css.day}>
      <p className={css.label} aria-hidden>
        {label}
      </p>
      <div className={css.times}>
        {times.map((time, index) => (
          <label key={time} className={css.time}>
            <input
              type="radio"
              name={name}
              value={isoOf(time)}
              checked={value === isoOf(time)}
              onChange={() => onChange(isoOf(time))}
              className="label-edge"
            />
            {zonedClock(time, zone)}{' '}
            <span className={isTwofold ? undefined : 'visually-hidden'}>{zones[index]}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

const isoOf = (time: number): string => new Date(time).toISOString();

function byDay(times: readonly number[], zone: string): DayOfTimes[] {
  const days = new Map<string, DayOfTimes>();
  for (const time of times) {
    const date = zonedDate(time, zone);
    const day = days.get(date) ?? { date, label: zonedDay(time, zone), times: [] };
    day.times.push(time);
    days.set(date, day);
  }
  return [...days.values()];
}

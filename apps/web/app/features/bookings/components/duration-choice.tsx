import { sessionHours, type SessionHours } from '~/features/checkout/public.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { durationOf } from '../model.ts';
import css from './duration-choice.module.css';

interface DurationChoiceProps {
  /** Rupiah an hour. */
  price: number;
  hours: SessionHours;
  onChange: (hours: SessionHours) => void;
}

const notes: Record<SessionHours, string> = {
  0.5: 'Satu pertanyaan, langsung ke inti',
  1: 'Paling sering dipilih',
  1.5: 'Bahas tuntas plus latihan',
};

export function DurationChoice({ price, hours, onChange }: DurationChoiceProps) {
  return (
    <fieldset className={css.group}>
      <legend className="visually-hidden">Durasi sesi</legend>
      {sessionHours.map((value) => (
        <label key={value} className={css.option}>
          <input
            type="radio"
            name="hours"
            value={value}
            checked={hours === value}
            onChange={() => onChange(value)}
            className="label-edge"
          />
          <span className={css.duration}>{durationOf(value)}</span>
          <span className={css.price}>{formatRupiah(Math.floor(price * value))}</span>
          <span className={css.note}>{notes[value]}</span>
        </label>
      ))}
    </fieldset>
  );
}

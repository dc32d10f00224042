import { useId, type ReactNode } from 'react';
import css from './controls.module.css';

interface RangeFieldProps {
  label: string;
  /** The value as a person reads it. */
  text: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onValue: (value: number) => void;
}

/** A slider with what it stands at. */
export function RangeField({ label, text, onValue, ...range }: RangeFieldProps) {
  const id = useId();
  return (
    <div className={css.range}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <output htmlFor={id} className={css.value}>
        {text}
      </output>
      <input
        id={id}
        type="range"
        className={css.slider}
        aria-valuetext={text}
        onChange={(event) => onValue(event.target.valueAsNumber)}
        {...range}
      />
    </div>
  );
}

interface SegmentsProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: ReactNode }[];
  onValue: (value: T) => void;
}

/** A choice of two or three, side by side. */
export function Segments<T extends string>({ label, value, options, onValue }: SegmentsProps<T>) {
  const name = useId();
  return (
    <fieldset className={css.group}>
      <legend className={css.label}>{label}</legend>
      <div className={css.segments}>
        {options.map((option) => (
          <label key={option.value} className={css.segment}>
            <input
              type="radio"
              className="label-edge"
              name={name}
              checked={option.value === value}
              onChange={() => onValue(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function Hint({ children }: { children: ReactNode }) {
  return <p className={css.hint}>{children}</p>;
}

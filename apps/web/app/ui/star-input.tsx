import css from './star-rating.module.css';

const VALUES = [1, 2, 3, 4, 5] as const;

interface StarInputProps {
  /** Name of the form's field; its value is 1–5. */
  name: string;
  legend: string;
  /** A word for each value, from 1 to 5, shown below the stars once chosen. */
  words?: readonly [string, string, string, string, string];
  value?: number | undefined;
  onChange?: (value: number) => void;
  error?: string | undefined;
}

/** Five radios in the clothes of stars: arrow keys, screen readers and forms without script all know them. */
export function StarInput({ name, legend, words, value, onChange, error }: StarInputProps) {
  const errorId = `${name}-error`;
  return (
    <fieldset className={css.input} aria-describedby={error ? errorId : undefined}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.row}>
        {VALUES.map((stars) => (
          <label key={stars} className={css.star}>
            <input
              type="radio"
              className="label-edge"
              name={name}
              value={stars}
              {...(onChange
                ? { checked: value === stars, onChange: () => onChange(stars) }
                : { defaultChecked: value === stars })}
            />
            <span aria-hidden>★</span>
            <span className="visually-hidden">
              {stars} dari 5{words && `: ${words[stars - 1]}`}
            </span>
          </label>
        ))}
      </div>
      {words && value !== undefined && value > 0 && <p className={css.word}>{words[value - 1]}</p>}
      {error && (
        <p id={errorId} className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

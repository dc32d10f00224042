import { formatDate } from '~/ui/format/dates.ts';
import { cx } from '~/ui/cx.ts';
import css from './bar-chart.module.css';

interface BarChartProps {
  label: string;
  values: { day: string; value: number }[];
  format: (value: number) => string;
}

/** A bar for each day. What the bars say stands in a table for those who do not see them. */
export function BarChart({ label, values, format }: BarChartProps) {
  const most = Math.max(1, ...values.map(({ value }) => value));
  const total = values.reduce((sum, { value }) => sum + value, 0);
  const [first, last] = [values[0], values.at(-1)];
  return (
    <figure className={css.chart}>
      <figcaption>
        <span className={css.label}>{label}</span>
        <strong className={css.total}>{format(total)}</strong>
      </figcaption>
      <div className={css.bars} aria-hidden>
        {values.map(({ day, value }) => (
          <span
            key={day}
            className={cx(css.bar, 'drawn')}
            data-empty={value <= 0 || undefined}
            style={{ height: `${Math.max(2, (100 * Math.max(0, value)) / most)}%` }}
            title={`${formatDate(day)}: ${format(value)}`}
          />
        ))}
      </div>
      {first && last && (
        <p className={css.ends} aria-hidden>
          <span>{formatDate(first.day)}</span>
          <span>{formatDate(last.day)}</span>
        </p>
      )}
      <details className={css.table}>
        <summary>Angka per hari</summary>
        <table>
          <tbody>
            {values.map(({ day, value }) => (
              <tr key={day}>
                <th scope="row">{formatDate(day)}</th>
                <td>{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

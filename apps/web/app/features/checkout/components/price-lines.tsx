import { cx } from '~/ui/cx.ts';
import { formatNumber, formatRupiah } from '~/ui/format/rupiah.ts';
import css from './price-lines.module.css';

interface Line {
  name: string;
  amount: number;
  unitPrice: number;
  quantity: number;
}

interface PriceLinesProps {
  lines: readonly Line[];
  total: number;
  totalLabel?: string;
  /** Counts in hours, for a mentor. */
  unit?: string;
}

/** Every line of a price and what they add up to, said aloud when it changes. */
export function PriceLines({ lines, total, totalLabel = 'Total', unit }: PriceLinesProps) {
  return (
    <dl className={css.lines}>
      {lines.map(({ name, amount, unitPrice, quantity }, index) => (
        <div key={index} className={cx(css.line, amount < 0 && css.off)}>
          <dt>
            {name}
            {quantity !== 1 && (
              <span className={css.count}>
                {formatRupiah(unitPrice)} × {formatNumber(quantity)} {unit}
              </span>
            )}
          </dt>
          <dd>{formatRupiah(amount)}</dd>
        </div>
      ))}
      <div className={css.total}>
        <dt>{totalLabel}</dt>
        <dd aria-live="polite">{formatRupiah(total)}</dd>
      </div>
    </dl>
  );
}

import css from './star-rating.module.css';
import { formatNumber, formatRating } from './format/rupiah.ts';

interface StarRatingProps {
  /** 0–5. */
  value: number;
  /** How many people rated; shown in brackets. */
  count?: number;
}

/** An average with its number. Five letters and a gradient: lists hold hundreds of them. */
export function StarRating({ value, count }: StarRatingProps) {
  const rating = formatRating(value);
  return (
    <span className={css.rating}>
      <span
        className={css.stars}
        style={{ '--part': `${(value / 5) * 100}%` } as React.CSSProperties}
        aria-hidden
      >
        ★★★★★
      </span>
      <span className="visually-hidden">Nilai </span>
      <span className={css.number}>{rating}</span>
      <span className="visually-hidden"> dari 5</span>
      {count !== undefined && (
        <span className={css.count}>
          ({formatNumber(count)}
          <span className="visually-hidden"> ulasan</span>)
        </span>
      )}
    </span>
  );
}

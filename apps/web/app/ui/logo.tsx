import css from './logo.module.css';
import { cx } from './cx.ts';

/** A footpath that winds up to a rising sun: seen from afar it is an S. */
export function LogoMark({ size = 36 }: { size?: number | undefined }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden className={css.mark}>
      <rect width="48" height="48" rx="14" className={css.tile} />
      <path
        className={css.path}
        d="M12 48c0-8 13.7-8.4 13.7-14.6 0-5-12.2-5.6-12.2-12 0-5.4 8.3-7.3 14.1-11.4-2.7 4.6-7.6 7.5-7.6 10.7 0 4.7 16.5 5.3 16.5 13.3 0 7-11.5 8-11.5 14Z"
      />
      <circle cx="34.5" cy="11" r="5" fill="#facd11" />
    </svg>
  );
}

/** On navy ground `inverse` turns the words white and the tile light. */
export function Logo({ inverse = false, size }: { inverse?: boolean; size?: number }) {
  return (
    <span className={cx(css.logo, inverse && css.inverse, size !== undefined && css.small)}>
      <LogoMark size={size} />
      <span className={css.word}>Setapak</span>
    </span>
  );
}

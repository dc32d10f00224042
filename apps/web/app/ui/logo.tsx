import css from './logo.module.css';
import { cx } from './cx.ts';

/** A footpath that winds up to a rising sun: seen from afar it is an S. */
export function LogoMark({ size = 36 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden className={css.mark}>
      <rect width="48" height="48" rx="14" className={css.tile} />
      <path
        className={css.path}
        d="M5.5 48c0-8.2 20.2-8.400 20.200-14.600 0-5-12.200-5.600-12.200-12 0-5.400 8.300-7.300 14.100-11.400-2.700 4.600-7.600 7.500-7.600 10.700 0 4.700 16.500 5.300 16.500 13.300 0 7-11.500 8-11.500 14Z"
      />
      <circle cx="34.500" cy="11" r="5" fill="#facd11" />
    </svg>
  );
}

/** On navy ground `inverse` turns the words white and the tile light. */
export function Logo({ inverse = false }: { inverse?: boolean }) {
  return (
    <span className={cx(css.logo, inverse && css.inverse)}>
      <LogoMark />
      <span className={css.word}>Setapak</span>
    </span>
  );
}

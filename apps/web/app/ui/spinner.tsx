import css from './spinner.module.css';

/** Turning ring. With a label it is announced; without one it is decoration beside words that say the same. */
export function Spinner({ label, size = 20 }: { label?: string; size?: number }) {
  const ring = <span className={css.ring} style={{ width: size, height: size }} aria-hidden />;
  if (!label) return ring;
  return (
    <span role="status" className={css.status}>
      {ring}
      <span>{label}</span>
    </span>
  );
}

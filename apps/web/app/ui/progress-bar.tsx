import css from './progress-bar.module.css';

/** 0–100; without a value it only says that something goes on. */
export function ProgressBar({ value, label }: { value?: number; label: string }) {
  const known = value === undefined ? undefined : Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div
      className={css.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={known}
    >
      <div
        className={known === undefined ? css.endless : css.bar}
        style={known === undefined ? undefined : { width: `${known}%` }}
      />
    </div>
  );
}

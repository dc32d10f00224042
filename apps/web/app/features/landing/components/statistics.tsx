import { statistics } from '~/content/landing.ts';
import css from './statistics.module.css';

export function Statistics() {
  return (
    <section className={css.wrap} aria-label="Setapak dalam angka">
      <dl className={css.list}>
        {statistics.map(({ figure, label }) => (
          <div key={label} className={css.item}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.figure}>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import { IconCheck, IconX } from '@tabler/icons-react';
import { cx } from '~/ui/cx.ts';
import css from './intro-art.module.css';

const lines = [
  { label: 'Nama', width: '58%', found: true },
  { label: 'Pengalaman', width: '84%', found: true },
  { label: 'Keahlian', width: '66%', found: true },
  { label: 'LinkedIn', width: null, found: false },
];

/** A result in small, to look at: what was read of a CV and what was not. */
export function IntroArt() {
  return (
    <div className={css.art} aria-hidden>
      <div className={css.sheet}>
        <span className={css.name} />
        <span className={css.line} />
        <span className={css.line} />
        <span className={css.head} />
        <span className={css.line} />
        <span className={css.line} />
        <span className={css.beam} />
      </div>
      <div className={css.result}>
        {lines.map(({ label, width, found }) => (
          <div key={label} className={css.row}>
            <span className={cx(css.mark, !found && css.missing)}>
              {found ? <IconCheck size={13} stroke={3.5} /> : <IconX size={13} stroke={3.5} />}
            </span>
            <span className={css.label}>{label}</span>
            {width ? (
              <span className={css.value} style={{ width }} />
            ) : (
              <span className={css.none}>Tidak terdeteksi</span>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

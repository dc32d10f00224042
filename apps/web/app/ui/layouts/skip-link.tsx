import css from './skip-link.module.css';

export const MAIN_ID = 'isi';

export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className={css.skip}>
      Langsung ke isi halaman
    </a>
  );
}

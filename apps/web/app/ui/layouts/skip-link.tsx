import css from './skip-link.module.css';

export const MAIN_ID = 'isi';

/** The first thing in the tab order of every page, and a landmark, as all content is to stand in one. */
export function SkipLink() {
  return (
    <nav aria-label="Lompat">
      <a href={`#${MAIN_ID}`} className={css.skip}>
        Langsung ke isi halaman
      </a>
    </nav>
  );
}

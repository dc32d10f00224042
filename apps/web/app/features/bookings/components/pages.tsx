import { Link } from 'react-router';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import css from './pages.module.css';

interface PagesProps {
  /** The list's address without a page, with its kind. */
  base: string;
  page: number;
  pages: number;
}

/** To the page before and the one after; the first page's address names no page. */
export function Pages({ base, page, pages }: PagesProps) {
  if (pages <= 1) return null;
  const addressOf = (to: number) => (to === 1 ? base : `${base}&page=${to}`);
  return (
    <nav className={css.pages} aria-label="Halaman">
      {page > 1 ? (
        <Link to={addressOf(page - 1)} className={css.step} rel="prev">
          <IconArrowLeft size={18} aria-hidden /> Sebelumnya
        </Link>
      ) : (
        <span />
      )}
      <p>
        Halaman {page} dari {pages}
      </p>
      {page < pages ? (
        <Link to={addressOf(page + 1)} className={css.step} rel="next">
          Berikutnya <IconArrowRight size={18} aria-hidden />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}

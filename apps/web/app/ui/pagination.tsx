import { Link, type To } from 'react-router';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import css from './pagination.module.css';
import { pageNumbers } from './page-numbers.ts';

interface PaginationProps {
  label: string;
  /** From 1 on. */
  page: number;
  pages: number;
  to: (page: number) => To;
  /** Where the list is only a part of its page, the page stays where it is. */
  preventScrollReset?: boolean;
}

/** Links to the pages of a list; nothing where there is only one. */
export function Pagination({ label, page, pages, to, preventScrollReset }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className={css.pages}>
      <ul className={css.list}>
        <li>
          {page > 1 && (
            <Link
              to={to(page - 1)}
              className={css.page}
              rel="prev"
              aria-label="Halaman sebelumnya"
              preventScrollReset={preventScrollReset}
            >
              <IconChevronLeft size={20} aria-hidden />
            </Link>
          )}
        </li>
        {pageNumbers(page, pages).map((number, index) =>
          number === null ? (
            <li key={`gap ${index}`} className={css.gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={to(number)}
                className={css.page}
                aria-label={`Halaman ${number}`}
                aria-current={number === page ? 'page' : undefined}
                preventScrollReset={preventScrollReset}
              >
                {number}
              </Link>
            </li>
          ),
        )}
        <li>
          {page < pages && (
            <Link
              to={to(page + 1)}
              className={css.page}
              rel="next"
              aria-label="Halaman berikutnya"
              preventScrollReset={preventScrollReset}
            >
              <IconChevronRight size={20} aria-hidden />
            </Link>
          )}
        </li>
      </ul>
    </nav>
  );
}

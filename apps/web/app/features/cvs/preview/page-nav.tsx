import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import css from './bar.module.css';

interface PageNavProps {
  page: number;
  count: number;
  onPage: (page: number) => void;
}

export function PageNav({ page, count, onPage }: PageNavProps) {
  return (
    <div className={css.group} role="group" aria-label="Halaman">
      <button
        type="button"
        className={css.button}
        aria-label="Halaman sebelumnya"
        aria-disabled={page <= 1 || undefined}
        onClick={() => page > 1 && onPage(page - 1)}
      >
        <IconChevronLeft size={22} aria-hidden />
      </button>
      <span className={css.pages} role="status">
        {page} of {count}
      </span>
      <button
        type="button"
        className={css.button}
        aria-label="Halaman berikutnya"
        aria-disabled={page >= count || undefined}
        onClick={() => page < count && onPage(page + 1)}
      >
        <IconChevronRight size={22} aria-hidden />
      </button>
    </div>
  );
}

import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { IconButton } from '~/ui/icon-button.tsx';
import css from './bar.module.css';

interface PageNavProps {
  page: number;
  count: number;
  onPage: (page: number) => void;
}

export function PageNav({ page, count, onPage }: PageNavProps) {
  return (
    <div className={css.group} role="group" aria-label="Halaman">
      <IconButton label="Halaman sebelumnya" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <IconChevronLeft size={22} aria-hidden />
      </IconButton>
      <span className={css.pages} role="status">
        {page} of {count}
      </span>
      <IconButton label="Halaman berikutnya" disabled={page >= count} onClick={() => onPage(page + 1)}>
        <IconChevronRight size={22} aria-hidden />
      </IconButton>
    </div>
  );
}

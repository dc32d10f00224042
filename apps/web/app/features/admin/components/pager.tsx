import { Link, useSearchParams } from 'react-router';
import css from './pager.module.css';

/** Back and forth through a list whose end is not known. */
export function Pager({ page, hasNext }: { page: number; hasNext: boolean }) {
  const [query] = useSearchParams();
  if (page === 1 && !hasNext) return null;
  const at = (wanted: number) => {
    const next = new URLSearchParams(query);
    if (wanted === 1) next.delete('page');
    else next.set('page', String(wanted));
    return `?${next}`;
  };
  return (
    <nav className={css.pager} aria-label="Halaman">
      {page > 1 ? <Link to={at(page - 1)}>Sebelumnya</Link> : <span />}
      <span>Halaman {page}</span>
      {hasNext ? <Link to={at(page + 1)}>Berikutnya</Link> : <span />}
    </nav>
  );
}

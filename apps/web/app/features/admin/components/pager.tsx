import { Link, useSearchParams } from 'react-router';
import css from './pager.module.css';

interface PagerProps {
  /** The words in the address of the pages before and after; null where there is none. */
  before: string | null;
  after: string | null;
}

/** Back and forth through a list: a page begins where the one before it ended, so none has a number. */
export function Pager({ before, after }: PagerProps) {
  const [query] = useSearchParams();
  if (before === null && after === null) return null;
  const at = (place: Record<string, string>) => {
    const next = new URLSearchParams(query);
    next.delete('before');
    next.delete('after');
    for (const [name, value] of Object.entries(place)) next.set(name, value);
    return `?${next}`;
  };
  return (
    <nav className={css.pager} aria-label="Halaman">
      {before === null ? <span /> : <Link to={at({ before })}>Sebelumnya</Link>}
      {before === null ? <span /> : <Link to={at({})}>Ke awal</Link>}
      {after === null ? <span /> : <Link to={at({ after })}>Berikutnya</Link>}
    </nav>
  );
}

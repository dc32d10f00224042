import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import css from './pager.module.css';

interface PagerProps {
  label?: string;
  /** The words in the address of the pages before and after; null where there is none. */
  before: string | null;
  after: string | null;
  /** Where the list is only a part of its page: the id of that part, which stays in sight. */
  part?: string;
}

/** Back and forth through a list: a page begins where the one before it ended, so none has a number. */
export function Pager({ label = 'Halaman', before, after, part }: PagerProps) {
  const [query] = useSearchParams();
  if (before === null && after === null) return null;
  const at = (place: Record<string, string>) => {
    const next = new URLSearchParams(query);
    next.delete('before');
    next.delete('after');
    for (const [name, value] of Object.entries(place)) next.set(name, value);
    return { search: `?${next}`, ...(part && { hash: `#${part}` }) };
  };
  const stays = { preventScrollReset: part !== undefined };
  return (
    // A list of the whole page is shown from its top: what was pressed far below goes, and the focus to the heading with it.
    <nav key={part ?? String(query)} className={css.pager} aria-label={label}>
      {before === null ? (
        <span />
      ) : (
        <Link to={at({ before })} rel="prev" {...stays}>
          <IconArrowLeft size={18} aria-hidden /> Sebelumnya
        </Link>
      )}
      {before === null ? (
        <span />
      ) : (
        <Link to={at({})} {...stays}>
          Ke awal
        </Link>
      )}
      {after === null ? (
        <span />
      ) : (
        <Link to={at({ after })} rel="next" {...stays}>
          Berikutnya <IconArrowRight size={18} aria-hidden />
        </Link>
      )}
    </nav>
  );
}

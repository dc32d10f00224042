import { Link, useLocation } from 'react-router';
import { ProgressBar } from '~/ui/progress-bar.tsx';
import { usePollWhile } from '~/ui/use-poll-while.ts';
import css from './money-page.module.css';

const POLL_MS = 5_000;

/** Stands where sums of the books will: each call of the page adds up some more of an old ledger, and so does a worker. */
export function BooksInProgress({ percent }: { percent: number }) {
  const { pathname, search } = useLocation();
  usePollWhile(true, POLL_MS);
  return (
    <div className={css.progress}>
      <p>
        Pembukuan sedang disusun: {percent}%. Ini hanya sekali untuk catatan lama, dan halaman ini memperbarui
        dirinya.
      </p>
      <ProgressBar value={percent} label="Pembukuan disusun" />
      <noscript>
        <Link to={pathname + search} reloadDocument>
          Muat ulang
        </Link>
      </noscript>
    </div>
  );
}

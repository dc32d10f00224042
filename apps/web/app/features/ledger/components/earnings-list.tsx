import { formatDate } from '~/ui/format/dates.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { unbroken } from '~/ui/format/unbroken.tsx';
import { earningWords } from '../payouts/earning-words.ts';
import type { EarningLine } from '../payouts/load-statement.server.ts';
import css from './earnings-list.module.css';

type ShownEarning = Omit<EarningLine, 'at'> & { at: string | Date };

/** What changed a mentor's balance, line by line. */
export function EarningsList({ lines }: { lines: readonly ShownEarning[] }) {
  return (
    <ul className={css.lines}>
      {lines.map((line) => (
        <li key={line.id}>
          <span className={css.text}>{unbroken(earningWords(line))}</span>
          <span className={css.date}>{formatDate(line.at)}</span>
          <strong className={css.amount} data-less={line.amount < 0 || undefined}>
            {line.amount > 0 && '+'}
            {formatRupiah(line.amount)}
          </strong>
        </li>
      ))}
    </ul>
  );
}

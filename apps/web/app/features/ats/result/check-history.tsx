import { Link } from 'react-router';
import { Badge } from '~/ui/badge.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import type { CheckSummary } from '../checks/list-checks.server.ts';
import { verdictOf } from '../report/verdicts.ts';
import css from './ats-tab.module.css';

const states = {
  done: { tone: 'success', text: 'Selesai' },
  failed: { tone: 'error', text: 'Tidak terbaca' },
  processing: { tone: 'info', text: 'Diproses' },
} as const;

interface CheckHistoryProps {
  checks: CheckSummary[];
  /** The one on the screen, which is left out. */
  current?: string;
}

export function CheckHistory({ checks: all, current }: CheckHistoryProps) {
  const checks = all.filter(({ id }) => id !== current);
  if (checks.length === 0) return null;
  return (
    <section aria-labelledby="ats-history">
      <h3 id="ats-history" className={css.historyTitle}>
        Pengecekan sebelumnya
      </h3>
      <ul className={css.history}>
        {checks.map((check) => (
          <li key={check.id}>
            <Link to={`/app/cv/dashboard?tab=ats&check=${check.id}`} className={css.entry}>
              <span className={css.entryName}>{check.fileName}</span>
              <span className={css.entryDate}>{formatDateTime(check.createdAt)}</span>
              <Badge tone={check.score === null ? states[check.status].tone : verdictOf(check.score).tone}>
                {check.score === null ? states[check.status].text : `Skor ${check.score}`}
              </Badge>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

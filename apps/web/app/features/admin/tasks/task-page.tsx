import { Link } from 'react-router';
import { IconDownload } from '@tabler/icons-react';
import emptyArt from '~/ui/art/empty-orders.svg';
import { Badge } from '~/ui/badge.tsx';
import { Banner } from '~/ui/banner.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { formatNumber, formatRupiah } from '~/ui/format/rupiah.ts';
import { Pager } from '~/ui/pager.tsx';
import { LinkButton } from '~/ui/link-button.tsx';
import { Tabs } from '~/ui/tabs.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { ActionForm, type Outcome } from '../components/action-form.tsx';
import { pathOfReport } from '../sessions/wanted-sessions.ts';
import type { LoadedTaskPage } from './load-task-page.server.ts';
import type { Task } from './load-tasks.server.ts';
import css from './task-page.module.css';
import { taskWords } from './task-words.ts';

interface TaskPageProps extends LoadedTaskPage {
  now: number;
  outcome: Outcome;
}

const HOUR_MS = 3_600_000;
const URGENT_MS = 24 * HOUR_MS;

/** Everything about money that waits for an operator: how long, how much, and where it is dealt with. */
export function TaskPage({ kinds, kind, tasks, before, after, now, outcome }: TaskPageProps) {
  const count = kinds.reduce((sum, each) => sum + each.count, 0);
  const amount = kinds.reduce((sum, each) => sum + each.amount, 0);
  return (
    <>
      <h1 className={css.title}>Perlu tindakan</h1>
      {count > 0 && (
        <p className={css.intro}>
          {formatNumber(count)} hal menunggu, seluruhnya {formatRupiah(amount)}. Yang paling lama di atas.
        </p>
      )}
      {count > 0 && (
        <LinkButton
          to="/admin/tasks/export.csv"
          reloadDocument
          variant="secondary"
          className={css.download}
          icon={<IconDownload size={18} aria-hidden />}
        >
          Unduh CSV
        </LinkButton>
      )}
      {outcome && 'done' in outcome && <Banner tone="success">{outcome.done}</Banner>}
      {kinds.length > 1 && (
        <Tabs
          label="Jenis"
          items={[
            { to: '/admin/tasks', label: `Semua ${formatNumber(count)}`, current: kind === null },
            ...kinds.map((each) => ({
              to: `/admin/tasks?kind=${each.kind}`,
              label: `${taskWords[each.kind].label} ${formatNumber(each.count)}`,
              current: each.kind === kind,
            })),
          ]}
        />
      )}
      {count === 0 && (
        <EmptyState art={emptyArt} title="Tidak ada yang menunggu">
          Semua uang ada di tempatnya.
        </EmptyState>
      )}
      <ul className={css.tasks}>
        {tasks.map((task) => (
          <TaskItem key={task.key} task={task} now={now} outcome={outcome} />
        ))}
      </ul>
      <Pager before={before} after={after} />
    </>
  );
}

function TaskItem({ task, now, outcome }: { task: Task } & Pick<TaskPageProps, 'now' | 'outcome'>) {
  const { key, kind, orderId, customer, amount, detail, since } = task;
  const { label, help } = taskWords[kind];
  const age = now - Date.parse(since);
  const isReport = kind === 'review_report';
  return (
    <li className={css.task}>
      <div className={css.head}>
        <h2 className={css.name}>{label}</h2>
        <Badge tone={age > URGENT_MS ? 'warning' : 'info'}>{ageWords(age)}</Badge>
        {amount > 0 && <strong className={css.amount}>{formatRupiah(amount)}</strong>}
      </div>
      <p className={css.facts}>{[customer, detail, formatDateTime(since)].filter(Boolean).join(' · ')}</p>
      <p className={css.help}>{help}</p>
      <div className={css.actions}>
        {kind === 'session_report' && <Link to={pathOfReport(idOf(key))}>Buka laporan</Link>}
        {kind === 'refund_manual' && <Link to="/admin/refunds/transfers">Transfer bersama yang lain</Link>}
        {kind === 'review_report' && <Link to={`/admin/ratings/${idOf(key)}`}>Buka ulasan</Link>}
        {kind === 'ledger' && orderId && (
          <Link to={`/admin/accounting/orders/${orderId}`}>Bukukan ulang</Link>
        )}
        {kind === 'ledger' && !orderId && <Link to="/admin/accounting/faults">Lihat pembukuan</Link>}
        {orderId && <Link to={`/admin/orders/${orderId}`}>Buka pesanan</Link>}
        <details open={(outcome && 'of' in outcome && outcome.of === key) || undefined}>
          <summary>{isReport ? 'Ulasannya tetap tampil' : 'Sudah dibereskan di tempat lain'}</summary>
          <ActionForm
            intent="close"
            name={key}
            submit={isReport ? 'Biarkan tampil' : 'Tutup'}
            variant="secondary"
            outcome={outcome}
            className={css.form}
          >
            {(errors) => (
              <>
                <input type="hidden" name="key" value={key} />
                <TextField
                  label={isReport ? 'Kenapa tetap tampil? Dibaca mentornya' : 'Apa yang sudah dilakukan?'}
                  name="note"
                  error={errors['note']}
                />
              </>
            )}
          </ActionForm>
        </details>
      </div>
    </li>
  );
}

/** What stands behind the kind in a task's key. */
const idOf = (key: string) => key.slice(key.indexOf(':') + 1);

/** How long it waits; what is still to come (a session that will lapse) counts down. */
function ageWords(age: number): string {
  const hours = Math.floor(Math.abs(age) / HOUR_MS);
  const text =
    hours < 1 ? 'kurang dari 1 jam' : hours < 48 ? `${hours} jam` : `${Math.floor(hours / 24)} hari`;
  return age < 0 ? `${text} lagi` : text;
}

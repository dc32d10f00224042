import { numberOf } from '~/features/checkout/public.server.ts';
import { csvRow } from '~/services/csv.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { jakartaClock } from './jakarta-clock.ts';
import { listSessions, type WantedSessions } from './sessions/load-session-desk.server.ts';
import { sessionStates } from './sessions/session-states.ts';
import { listTasks } from './tasks/load-tasks.server.ts';
import { taskWords } from './tasks/task-words.ts';

const MARK = '\uFEFF';
const clock = (moment: Date | string | null) =>
  moment && jakartaClock(new Date(moment).toISOString()).replace('T', ' ');

/** The running sessions of one state, found by the same words as on the desk, all of them. */
export async function exportSessions(db: DbOrTx, wanted: WantedSessions, now = new Date()): Promise<string> {
  const label = sessionStates.find(({ id }) => id === wanted.state)?.label ?? '';
  const head = [
    'id',
    'Keadaan',
    'Pesanan',
    'Mentee',
    'Mentor',
    'Total',
    'Mulai',
    'Jam',
    'Dikonfirmasi',
    'Berlaku sampai',
  ];
  const rows = await listSessions(db, wanted, now);
  return (
    MARK +
    csvRow(head) +
    rows
      .map(
        ({ id, orderId, number, customerName, mentorName, total, startAt, hours, acceptedAt, expiresAt }) =>
          csvRow([
            id,
            label,
            numberOf({ id: orderId, number }),
            customerName,
            mentorName,
            total,
            clock(startAt),
            hours,
            clock(acceptedAt),
            clock(expiresAt),
          ]),
      )
      .join('')
  );
}

/** Everything that waits for an operator, in the order of the page. */
export async function exportTasks(db: DbOrTx): Promise<string> {
  const { tasks } = await listTasks({ db });
  return (
    MARK +
    csvRow(['id', 'Hal', 'Pesanan', 'Pelanggan', 'Jumlah', 'Keterangan', 'Sejak']) +
    tasks
      .map(({ key, kind, orderId, number, customer, amount, detail, since }) =>
        csvRow([
          key,
          taskWords[kind].label,
          orderId === null ? null : numberOf({ id: orderId, number }),
          customer,
          amount,
          detail,
          clock(since),
        ]),
      )
      .join('')
  );
}

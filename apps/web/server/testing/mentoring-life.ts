/**
 * A process in which people book, pay, move, hold and call off sessions and mentors are paid, without end, until it is killed. Run by
 * the crash test with the database's address (a URL, or the folder of a PGlite) and the gateway's; says `lived` once a session came to its end.
 */
import { eq } from 'drizzle-orm';
import { bookingsOn, hoursAhead, newCustomer, notes } from '~/features/bookings/testing.ts';
import { announceSession } from '~/features/bookings/sessions/announce-session.server.ts';
import { cancelSession } from '~/features/bookings/sessions/cancel-session.server.ts';
import { acceptSession, moveSession } from '~/features/bookings/sessions/move-session.server.ts';
import { confirmHeld } from '~/features/bookings/sessions/report-session.server.ts';
import { applyPayment } from '~/features/checkout/payments/apply-payment.server.ts';
import { placeOrder } from '~/features/checkout/public.server.ts';
import { makeBatch, saveMentorBankAccount } from '~/features/ledger/public.server.ts';
import { settleBatch } from '~/features/ledger/testing.ts';
import { openDatabase } from '~/services/db/db.server.ts';
import { mentoringSession } from '~/services/db/payments-schema.ts';
import { AppError } from '~/services/error.ts';
import { newId } from '~/services/id.ts';
import { createSealing } from '~/services/sealing/sealing.server.ts';
import { createMidtrans } from '~/services/payments/midtrans.server.ts';
import { MIDTRANS_KEY } from '~/services/payments/testing-midtrans.ts';

const [place = '', url = ''] = process.argv.slice(2);
const database = await openDatabase({
  ...(place.startsWith('postgres') && { url: place }),
  dataDir: place,
  onError: () => {},
});
const on = await bookingsOn(database, { url } as Parameters<typeof bookingsOn>[1]);
const services = { ...on.services, sealing: createSealing('a secret of the tests that is long enough') };
const { db } = services;
const midtrans = createMidtrans({ serverKey: MIDTRANS_KEY, snapUrl: url, apiUrl: url, timeoutMs: 30_000 });

const mentorId = await on.makeMentor();
await on.openCalendar(mentorId);
const account = { bank: '014', number: '1234567890', holder: 'Sari Dewanti' } as const;
await db.transaction((tx) => saveMentorBankAccount({ services, tx, mentorId, account }));

let hours = 48;

/** One session from its booking to its end, on a time of its own. */
async function live(turn: number): Promise<void> {
  const user = newCustomer();
  const startAt = hoursAhead((hours += 2));
  const { bookId, invoice } = await placeOrder({
    services,
    user,
    clientToken: newId(),
    purchase: {
      transactionType: 'mentoring',
      mentor: { id: mentorId, name: 'Sari Dewanti', price: 80_000 },
      hours: 1,
      notes,
      startAt,
      timeZone: 'Asia/Jakarta',
    },
  });
  if (!invoice) return;
  const { paymentId } = invoice;
  await fetch(`${url}/pay/${paymentId}`);
  const seen = await midtrans.fetchPayment({ paymentId, gatewayId: null });
  if (seen) await applyPayment({ services, paymentId, seen });
  const [session] = await db.select().from(mentoringSession).where(eq(mentoringSession.orderId, bookId));
  if (!session) return;
  const own = { services, userId: user.id, bookId };
  await announceSession({ services, sessionId: session.id });
  await acceptSession({ services, mentorId, sessionId: session.id, startAt });
  const moved = hoursAhead((hours += 2));
  await moveSession({ ...own, startAt: moved, timeZone: 'Asia/Jakarta' });
  if (turn % 3 === 0) return void (await cancelSession({ services, by: { userId: user.id, bookId } }));
  await confirmHeld({ ...own, now: new Date(moved.getTime() + 3_600_000) });
  const { batchId } = await db.transaction((tx) => makeBatch({ services, tx, madeBy: 'admin' }));
  await db.transaction((tx) => settleBatch({ services, tx, batchId, reference: newId() }));
}

async function runUser(first: number): Promise<void> {
  for (let turn = first; hours < 24 * 55; turn += 2)
    await live(turn).then(
      () => process.stdout.write('lived\n'),
      (error: unknown) => {
        // Two that want the same, or nothing to pay out: what any operator or customer may read.
        if (!(error instanceof AppError)) throw error;
      },
    );
}

await Promise.all([runUser(0), runUser(1)]);

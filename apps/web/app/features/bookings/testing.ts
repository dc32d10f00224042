import { pino } from 'pino';
import { catalogue } from '~/features/checkout/public.ts';
import { placeOrder, reconcilePayments } from '~/features/checkout/public.server.ts';
import { saveCalendar } from '~/features/scheduling/public.server.ts';
import type { Availability } from '~/features/scheduling/public.ts';
import { readConfig } from '~/services/config/config.server.ts';
import type { Database } from '~/services/db/db.server.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { product, voucher } from '~/services/db/payments-schema.ts';
import { createEvents } from '~/services/events/events.server.ts';
import { newId } from '~/services/id.ts';
import { createJobs } from '~/services/jobs/jobs.server.ts';
import { createLinks } from '~/services/links/links.server.ts';
import { createLimits } from '~/services/limits/limits.server.ts';
import { createMidtrans } from '~/services/payments/midtrans.server.ts';
import { paymentsOf } from '~/services/payments/payments.server.ts';
import { MIDTRANS_KEY, type MidtransWire } from '~/services/payments/testing-midtrans.ts';

const log = pino({ level: 'silent' });
const HOUR_MS = 3_600_000;
export const notes = 'Saya ingin belajar menjawab pertanyaan wawancara kerja pertama saya dengan tenang.';

const alwaysOpen: Availability = {
  timeZone: 'Asia/Jakarta',
  weekly: ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({ weekday, from: '00:00', to: '24:00' })),
  exceptions: [],
  bufferBefore: 0,
  bufferAfter: 0,
  leastNotice: 60,
  horizonDays: 60,
  mostPerDay: null,
  mostPerWeek: null,
};

/** The full hour that is so many hours away, or a little less. */
export function hoursAhead(hours: number): Date {
  return new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS + hours * HOUR_MS);
}

interface Booking {
  user?: { id: string; name: string; email: string };
  mentorId?: string;
  /** The time that was chosen. */
  startAt?: Date;
  /** An application of the customer's board that goes along. */
  jobId?: string;
  /** Leaves it to be paid; otherwise a voucher pays for all of it. */
  unpaid?: boolean;
}

/** Mentors and people who book them, on this database, paying at this Midtrans. */
export async function bookingsOn(database: Database, wire: MidtransWire) {
  const { db } = database;
  const events = await createEvents({ database, log });
  const jobs = await createJobs({ database, log });
  const midtrans = createMidtrans({
    serverKey: MIDTRANS_KEY,
    snapUrl: wire.url,
    apiUrl: wire.url,
    timeoutMs: 30_000,
  });
  await db.insert(product).values(catalogue).onConflictDoNothing();
  const services = {
    db,
    events,
    jobs,
    log,
    limits: createLimits(database),
    payments: paymentsOf(new Map([['midtrans', midtrans]]), 'midtrans'),
    links: createLinks('a secret of the tests that is long enough'),
    baseUrl: 'https://setapak.example',
    config: readConfig({ MEETING_URL_TEMPLATE: 'https://meet.example/{room}' }),
  };

  async function makeMentor(): Promise<string> {
    const id = newId();
    const contact = { phoneNumber: '+6281', email: `${id}@setapak.example` };
    await db.insert(mentor).values({ id, name: 'Sari Dewanti', title: 'HR Lead', price: 80_000, ...contact });
    return id;
  }

  /** A code that pays for everything, once for each person. */
  async function makeFreeCode(): Promise<string> {
    const code = newId().slice(0, 12).toUpperCase();
    const [startAt, closeAt] = [new Date(Date.now() - HOUR_MS), new Date(Date.now() + HOUR_MS)];
    const worth = { discount: 1, max: 1_000, types: ['mentoring'] };
    await db.insert(voucher).values({ code, id: code, startAt, closeAt, ...worth });
    return code;
  }

  return {
    services,
    makeMentor,
    /** An hour with a mentor. */
    async book({ user = newCustomer(), mentorId, startAt, jobId, unpaid = false }: Booking = {}) {
      const id = mentorId ?? (await makeMentor());
      const { bookId } = await placeOrder({
        services,
        user,
        clientToken: newId(),
        purchase: {
          transactionType: 'mentoring',
          mentor: { id, name: 'Sari Dewanti', price: 80_000 },
          hours: 1,
          notes,
          jobId,
          startAt,
          timeZone: startAt && 'Asia/Makassar',
        },
        voucherCode: unpaid ? undefined : await makeFreeCode(),
      });
      return { user, mentorId: id, own: { services, userId: user.id, bookId } };
    },
    /** The customer pays at the gateway, unless it says otherwise, and we hear of it. */
    async pay(
      bookId: string,
      now = new Date(Date.now() + HOUR_MS),
      status = 'settlement',
      attempt = 1,
    ): Promise<void> {
      wire.set(`${bookId}-${attempt}`, status);
      await reconcilePayments(services, now);
    },
    /** From now on the mentor can be booked at any hour of every day. */
    async openCalendar(mentorId: string, values: Partial<Availability> = {}): Promise<void> {
      await db.transaction((tx) =>
        saveCalendar({
          tx,
          mentorId,
          values: { ...alwaysOpen, ...values, meetingUrl: null },
          now: new Date(),
        }),
      );
    },
    stop: () => Promise.all([events.stop(), jobs.stop()]),
  };
}

/** Somebody who books; orders need no account to stand. */
export function newCustomer() {
  const id = newId();
  return { id, name: 'Budi Santoso', email: `${id}@setapak.example` };
}

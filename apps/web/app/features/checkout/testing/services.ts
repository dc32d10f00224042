import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { findFaults } from '~/features/ledger/public.server.ts';
import type { Database } from '~/services/db/db.server.ts';
import { order, product, voucher } from '~/services/db/payments-schema.ts';
import { createEvents } from '~/services/events/events.server.ts';
import { newId } from '~/services/id.ts';
import { createJobs } from '~/services/jobs/jobs.server.ts';
import { createLinks } from '~/services/links/links.server.ts';
import { createLimits } from '~/services/limits/limits.server.ts';
import { createMidtrans } from '~/services/payments/midtrans.server.ts';
import type { PaymentGateway } from '~/services/payments/gateway.ts';
import { paymentsOf } from '~/services/payments/payments.server.ts';
import type { GatewayName } from '~/services/payments/payment-status.ts';
import { MIDTRANS_KEY } from '~/services/payments/testing-midtrans.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { finishTransfer } from '../refunds/end-transfer.server.ts';
import type { CheckoutServices, Customer } from '../services.ts';

const log = pino({ level: 'silent' });

/** What the use cases need, on this database and on a Midtrans at this address. */
export async function checkoutOn(database: Database, midtransUrl: string, others: PaymentGateway[] = []) {
  const events = await createEvents({ database, log });
  const jobs = await createJobs({ database, log, lookSeconds: 0.5 });
  const midtrans = createMidtrans({
    serverKey: MIDTRANS_KEY,
    snapUrl: midtransUrl,
    apiUrl: midtransUrl,
    timeoutMs: 30_000,
  });
  const gateways = [midtrans, ...others];
  const byName = new Map<GatewayName, PaymentGateway>(gateways.map((gateway) => [gateway.name, gateway]));
  await database.db.insert(product).values(catalogue).onConflictDoNothing();
  const services: CheckoutServices = {
    db: database.db,
    events,
    jobs,
    payments: paymentsOf(byName, 'midtrans'),
    log,
    limits: createLimits(database),
    links: createLinks('a secret of the tests that is long enough'),
    baseUrl: 'https://setapak.example',
  };
  return { services, midtrans, stop: () => Promise.all([events.stop(), jobs.stop()]) };
}

/** Somebody who buys; orders need no account to stand. */
export function newCustomer(): Customer {
  const id = newId();
  return { id, name: 'Budi Santoso', email: `${id}@setapak.example` };
}

/** A voucher that everybody may use now, unless given otherwise. @returns its code */
export async function makeVoucher(
  { db }: Pick<Database, 'db'>,
  values: Partial<typeof voucher.$inferInsert> = {},
): Promise<string> {
  const code = newId().slice(0, 12).toUpperCase();
  await db.insert(voucher).values({
    code,
    id: code,
    startAt: new Date(Date.now() - 7 * 86_400_000),
    closeAt: new Date(Date.now() + 3_600_000),
    types: ['mentoring', 'cv-review', 'atsc', 'redeem-atsc'],
    appliesTo: catalogue.map(({ id }) => id),
    discount: 0.1,
    max: 1_000,
    usesGranted: 3,
    ...values,
  });
  return code;
}

/**
 * What must hold at rest, as the faults that are there: none is what we want. Grants without money, money without its
 * grant, vouchers that count wrongly or are stuck on orders that came to nothing, sessions and reviews without a mail, and what the ledger says otherwise.
 */
export async function faultsOf({ db }: Pick<Database, 'db'>): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    WITH live AS (
      SELECT order_id FROM ats_uses WHERE revoked_at IS NULL
      UNION SELECT order_id FROM cv_review WHERE revoked_at IS NULL
      UNION SELECT order_id FROM mentoring_session WHERE revoked_at IS NULL
      UNION SELECT difference_order_id FROM mentoring_session WHERE difference_order_id IS NOT NULL AND revoked_at IS NULL
    ), money AS (
      SELECT order_id FROM payment
      WHERE NOT surplus AND (status = 'settlement' OR (status = 'refunded' AND refunded_amount < amount))
    ), announced AS (
      SELECT data FROM pgboss.job WHERE name = 'announce-session'
    ), announced_review AS (
      SELECT data->>'orderId' AS order_id FROM pgboss.job WHERE name = 'announce-review'
    )
    SELECT 'money without grant' AS fault, order_id AS id FROM money WHERE order_id NOT IN (SELECT order_id FROM live)
    UNION ALL
    SELECT 'grant without money', order_id FROM live WHERE order_id NOT IN (SELECT order_id FROM money)
    UNION ALL
    SELECT 'paid without grant', id FROM "order"
      WHERE status IN ('paid', 'in_progress', 'done') AND id NOT IN (SELECT order_id FROM live)
    UNION ALL
    SELECT 'paid twice', order_id FROM money GROUP BY order_id HAVING count(*) > 1
    UNION ALL
    SELECT 'voucher miscounted', code FROM voucher
      WHERE used <> (SELECT count(*) FROM voucher_use WHERE voucher_code = code) OR used > max
    UNION ALL
    SELECT 'voucher stuck', voucher_use.order_id FROM voucher_use JOIN "order" ON "order".id = voucher_use.order_id
      WHERE status IN ('expired', 'cancelled') AND paid_at IS NULL
    UNION ALL
    SELECT 'voucher lost', "order".id FROM "order" LEFT JOIN voucher_use ON voucher_use.order_id = "order".id
      WHERE "order".voucher_code IS NOT NULL AND status IN ('paid', 'in_progress', 'done')
        AND voucher_use.order_id IS NULL
    UNION ALL
    SELECT 'session without a mail', id FROM mentoring_session
      WHERE announced_at IS NULL AND id NOT IN (SELECT data->>'sessionId' FROM announced)
    UNION ALL
    SELECT 'news of no session', data->>'sessionId' FROM announced
      WHERE data->>'sessionId' NOT IN (SELECT id FROM mentoring_session)
    UNION ALL
    SELECT 'mail sent twice', data->>'sessionId' FROM announced GROUP BY 2 HAVING count(*) > 1
    UNION ALL
    SELECT 'review without a mail', order_id FROM cv_review
      WHERE order_id NOT IN (SELECT order_id FROM announced_review)
        AND order_id NOT IN (SELECT order_id FROM review_case WHERE announced_at IS NOT NULL)
    UNION ALL
    SELECT 'news of no review', order_id FROM announced_review
      WHERE order_id NOT IN (SELECT order_id FROM cv_review)
    UNION ALL
    SELECT 'mail of a review sent twice', order_id FROM announced_review GROUP BY 2 HAVING count(*) > 1`);
  return [...rows, ...(await findFaults(db))];
}

/** From now on the time in which an order can be paid is over. */
export async function runOut({ db }: Pick<Database, 'db'>, bookId: string): Promise<void> {
  await db.update(order).set({ payBefore: new Date() }).where(eq(order.id, bookId));
}

/** The mails about orders that were enqueued to an address, oldest first. */
export async function mailsTo(
  { db }: Pick<Database, 'db'>,
  email: string,
): Promise<{ kind: string; url: string; amount: string }[]> {
  const { rows } = await db.execute<{ props: { kind: string; url: string; amount: string } }>(sql`
    SELECT data->'props' AS props FROM pgboss.job
    WHERE name = 'send-mail' AND data->>'template' = 'order-news' AND data->>'to' = ${email}
    ORDER BY created_on, id`);
  return rows.map(({ props }) => props);
}

/** An operator says that a refund was transferred. */
export function markTransferred(services: CheckoutServices, refundId: string) {
  return services.db.transaction((tx) =>
    finishTransfer({ services, tx, refundId, reference: 'TRF-1', note: () => Promise.resolve() }),
  );
}

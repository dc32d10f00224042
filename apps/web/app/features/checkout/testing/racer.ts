/**
 * One of several processes that do the same thing at the same moment. Run by the test of processes and by the bench with the
 * database's URL (or the folder of a PGlite), the gateway's address and what to do; says `ready`, waits for a line on its
 * standard input, and prints how many of its tries came through, why the others did not, and how long all of it took.
 */
import { once } from 'node:events';

// Node knows nothing of the `~/` of the bundler.
await import('../../../../scripts/app-alias.ts');

const { openDatabase } = await import('~/services/db/db.server.ts');
const { applyPayment } = await import('../payments/apply-payment.server.ts');
const { placeOrder } = await import('../placing/place-order.server.ts');
const { receiveNotification } = await import('../payments/receive-notification.server.ts');
const { redeemCode } = await import('../redeem/redeem-code.server.ts');
const { checkoutOn, newCustomer } = await import('./services.ts');

const [place = '', midtransUrl = '', task = '', tries = '', crowd = '', ...rest] = process.argv.slice(2);
const database = await openDatabase({
  ...(place.startsWith('postgres') && { url: place }),
  dataDir: place,
  onError: () => {},
});
const { services, midtrans, stop } = await checkoutOn(database, midtransUrl);

const [first = '', second = ''] = rest;
const tasks: Record<string, () => Promise<unknown>> = {
  /** code */
  redeem: () => redeemCode({ services, user: newCustomer(), clientToken: 'redeem-token', code: first }),
  /** A purchase from the press of the button to the grant. */
  buy: async () => {
    const purchase = { transactionType: 'ats', packageId: 'pkg-pas' } as const;
    const { bookId, invoice } = await placeOrder({
      services,
      user: newCustomer(),
      clientToken: 'one-press',
      purchase,
    });
    if (!invoice) throw new Error('no invoice');
    const { paymentId } = invoice;
    await fetch(`${midtransUrl}/pay/${paymentId}`);
    const seen = await midtrans.fetchPayment({ paymentId, gatewayId: null });
    if (seen) await applyPayment({ services, paymentId, seen });
    return bookId;
  },
  /** user id, code */
  press: async () => {
    const user = { id: first, name: 'Budi Santoso', email: 'budi@setapak.example' };
    const purchase = { transactionType: 'ats', packageId: 'pkg-pas' } as const;
    const { bookId } = await placeOrder({
      services,
      user,
      clientToken: 'one-press',
      purchase,
      voucherCode: second,
    });
    return bookId;
  },
  /** bodies of notifications, as JSON */
  notify: async () => {
    const bodies = JSON.parse(first) as string[];
    const body = bodies[Math.floor(Math.random() * bodies.length)] ?? '';
    const request = { services, gateway: midtrans, body, headers: new Headers(), clientIp: '127.0.0.1' };
    return (await receiveNotification(request)).verdict;
  },
};
const act = tasks[task];
if (!act) throw new Error(`no task ${task}`);

process.stdout.write('ready\n');
await once(process.stdin, 'data');
const startedAt = performance.now();
const results: PromiseSettledResult<unknown>[] = [];
let begun = 0;
async function takeTurns(turn: () => Promise<unknown>): Promise<void> {
  while (begun < Number(tries)) {
    begun += 1;
    results.push(...(await Promise.allSettled([turn()])));
  }
}
// A race wants everybody at once, a bench a steady crowd.
await Promise.all(Array.from({ length: Number(crowd) }, () => takeTurns(act)));
const done = results.flatMap((one) => (one.status === 'fulfilled' ? [String(one.value)] : []));
const refused = results.flatMap((one) => (one.status === 'rejected' ? [String(one.reason?.message)] : []));
const ms = performance.now() - startedAt;
process.stdout.write(`${JSON.stringify({ done, refused, ms })}\n`);
process.stdin.destroy();
await stop();
await database.close();

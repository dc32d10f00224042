/**
 * One of several processes that do the same thing at the same moment. Run by the test of processes and by the bench with the
 * database's URL (or the folder of a PGlite) and the gateway's address; says `ready`. Each line on its standard input is a
 * race; for each it prints how many of its tries came through, why the others did not, and how long all of it took.
 */
import { createInterface } from 'node:readline';

export interface Race {
  task: 'redeem' | 'buy' | 'press' | 'notify';
  tries: number;
  /** How many at the same moment: a race wants everybody at once, a bench a steady crowd. */
  crowd: number;
  args: string[];
}

// Node knows nothing of the `~/` of the bundler.
await import('../../../../scripts/app-alias.ts');

const { openDatabase } = await import('~/services/db/db.server.ts');
const { applyPayment } = await import('../payments/apply-payment.server.ts');
const { placeOrder } = await import('../placing/place-order.server.ts');
const { receiveNotification } = await import('../payments/receive-notification.server.ts');
const { redeemCode } = await import('../redeem/redeem-code.server.ts');
const { checkoutOn, newCustomer } = await import('./services.ts');

const [place = '', midtransUrl = ''] = process.argv.slice(2);
const database = await openDatabase({
  ...(place.startsWith('postgres') && { url: place }),
  dataDir: place,
  onError: () => {},
});
const { services, midtrans, stop } = await checkoutOn(database, midtransUrl);

const tasks: Record<Race['task'], (...args: string[]) => Promise<unknown>> = {
  redeem: (code = '') => redeemCode({ services, user: newCustomer(), clientToken: 'redeem-token', code }),
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
  press: async (id = '', voucherCode = '') => {
    const user = { id, name: 'Budi Santoso', email: 'budi@setapak.example' };
    const purchase = { transactionType: 'ats', packageId: 'pkg-pas' } as const;
    const { bookId } = await placeOrder({
      services,
      user,
      clientToken: 'one-press',
      purchase,
      voucherCode,
    });
    return bookId;
  },
  /** Bodies of notifications, as JSON. */
  notify: async (json = '') => {
    const bodies = JSON.parse(json) as string[];
    const body = bodies[Math.floor(Math.random() * bodies.length)] ?? '';
    const request = { services, gateway: midtrans, body, headers: new Headers(), clientIp: '127.0.0.1' };
    return (await receiveNotification(request)).verdict;
  },
};

async function run({ task, tries, crowd, args }: Race) {
  const startedAt = performance.now();
  const results: PromiseSettledResult<unknown>[] = [];
  let begun = 0;
  async function takeTurns(): Promise<void> {
    while (begun < tries) {
      begun += 1;
      results.push(...(await Promise.allSettled([tasks[task](...args)])));
    }
  }
  await Promise.all(Array.from({ length: crowd }, takeTurns));
  const done = results.flatMap((one) => (one.status === 'fulfilled' ? [String(one.value)] : []));
  const refused = results.flatMap((one) => (one.status === 'rejected' ? [String(one.reason?.message)] : []));
  return { done, refused, ms: performance.now() - startedAt };
}

process.stdout.write('ready\n');
for await (const line of createInterface(process.stdin))
  process.stdout.write(`${JSON.stringify(await run(JSON.parse(line) as Race))}\n`);
await stop();
await database.close();

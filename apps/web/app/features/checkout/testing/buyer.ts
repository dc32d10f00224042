/**
 * A process that buys, redeems and settles without end, until it is killed. Run by the crash test with the database's
 * address (a URL, or the folder of a PGlite), the gateway's, and two codes; says `bought` after each purchase.
 */
import type { Purchase } from '../purchase.ts';

// Node knows nothing of the `~/` of the bundler.
await import('../../../../scripts/app-alias.ts');

const { openDatabase } = await import('~/services/db/db.server.ts');
const { applyPayment } = await import('../payments/apply-payment.server.ts');
const { placeOrder } = await import('../placing/place-order.server.ts');
const { redeemCode } = await import('../redeem/redeem-code.server.ts');
const { checkoutOn, newCustomer } = await import('./services.ts');

const [place = '', midtransUrl = '', voucherCode = '', redeemCodeText = ''] = process.argv.slice(2);
const database = await openDatabase({
  ...(place.startsWith('postgres') && { url: place }),
  dataDir: place,
  onError: () => {},
});
const { services, midtrans } = await checkoutOn(database, midtransUrl);

const notes = 'Saya ingin belajar menjawab pertanyaan wawancara kerja pertama saya dengan tenang.';
const purchases: Purchase[] = [
  { transactionType: 'ats', packageId: 'pkg-pas' },
  { transactionType: 'mentoring', mentor: { id: 'rani', name: 'Rani', price: 60_000 }, hours: 1.5, notes },
  {
    transactionType: 'cvReview',
    packageId: '7-days',
    bundleId: 'pkg-super',
    email: 'rani@setapak.example',
    targetRole: 'finance',
    notes,
  },
];
let count = 0;

async function live(): Promise<void> {
  const user = newCustomer();
  await redeemCode({ services, user, clientToken: 'redeem-token', code: redeemCodeText });
  const purchase = purchases[(count += 1) % purchases.length]!;
  const { invoice } = await placeOrder({ services, user, clientToken: 'press-token', purchase, voucherCode });
  if (!invoice) return;
  const { paymentId } = invoice;
  // The customer pays at the gateway, which needs nothing of us for it.
  await fetch(`${midtransUrl}/pay/${paymentId}`);
  const seen = await midtrans.fetchPayment({ paymentId, gatewayId: null });
  if (seen) await applyPayment({ services, paymentId, seen });
  process.stdout.write('bought\n');
}

async function runUser(): Promise<void> {
  for (;;) await live();
}

await Promise.all([runUser(), runUser(), runUser(), runUser()]);

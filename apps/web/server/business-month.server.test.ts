import { expect, onTestFinished, test } from 'vitest';
import { describeOnDatabases } from '../app/services/db/testing.ts';
import { startMidtrans } from '../app/services/payments/testing-midtrans.ts';
import { testPools } from '../app/services/testing-pools.ts';
import { runMonth } from './testing/business-month.ts';

/** `npm run bench -- --only month` plays a whole one. */
const whole = process.env['SETAPAK_MONTH'];
const orders = Number(whole ?? 24);

describeOnDatabases('a month of the business', (getDatabase) => {
  test('the ledger adds up and fits, nobody is paid twice, every mail is sent once', async () => {
    const wire = await startMidtrans();
    onTestFinished(() => wire.stop());
    const { rendering } = testPools;
    const size = { mentors: Math.max(4, orders / 50), orders, seed: 16 };
    const played = await runMonth({ database: getDatabase(), wire, rendering, ...size });
    if (whole) console.log(getDatabase().kind, JSON.stringify(played, null, 2));
    expect(played).toMatchObject({ faults: [], sum: 0, paidTooMuch: 0, unsent: 0, sentTwice: 0 });
    expect(played.inHand).toBe(played.expectedInHand);
    expect(played.payouts).toBeGreaterThan(0);
  });
});

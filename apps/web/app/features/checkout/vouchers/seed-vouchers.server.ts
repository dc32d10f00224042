import { voucher } from '~/services/db/payments-schema.ts';
import type { DemoSeed } from '~/services/demo-seed.ts';
import type { Services } from '~/services/services.server.ts';
import { demoVouchers } from './demo-vouchers.ts';

const DAY_MS = 86_400_000;
/** Before anybody ran the demo. */
const START = new Date('2026-01-01T00:00:00+07:00');

/** Puts the demo's vouchers into the database that are not there yet. */
export async function seedVouchers({ db }: Pick<Services, 'db'>): Promise<void> {
  const rows = demoVouchers.map(({ days, ...kept }) => ({
    ...kept,
    id: kept.code.toLowerCase(),
    public: true,
    startAt: START,
    closeAt: new Date(START.getTime() + days * DAY_MS),
  }));
  await db.insert(voucher).values(rows).onConflictDoNothing();
}

export const vouchersSeed: DemoSeed = { seed: seedVouchers };

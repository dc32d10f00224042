import { eq, inArray } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { gatewayFeeRule } from '~/services/db/ledger-schema.ts';
import { payment } from '~/services/db/payments-schema.ts';
import { part, WHOLE } from './target-entries.ts';

type Payment = Pick<typeof payment.$inferSelect, 'id' | 'gateway' | 'amount' | 'paymentType' | 'feeAmount'>;

/**
 * What the gateway keeps of a payment: its own figure where it gave one, else the rule for the way it was paid, as it is when
 * the payment is booked for the first time. Later changes of the rules change no payment.
 */
export async function feeOf(tx: DbOrTx, { id, gateway, amount, paymentType, feeAmount }: Payment) {
  if (feeAmount !== null) return feeAmount;
  if (gateway === 'local' || amount === 0) return 0;
  const type = (paymentType ?? '*').toLowerCase();
  const rules = await tx
    .select()
    .from(gatewayFeeRule)
    .where(inArray(gatewayFeeRule.paymentType, [type, '*']));
  const rule = rules.find((one) => one.paymentType === type) ?? rules[0];
  const fee = rule ? Math.min(amount, rule.fixed + part(amount, rule.percent, WHOLE)) : 0;
  await tx.update(payment).set({ feeAmount: fee }).where(eq(payment.id, id));
  return fee;
}

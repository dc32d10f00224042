import type { DbOrTx } from '~/services/db/db.server.ts';
import { paymentProblem } from '~/services/db/payments-schema.ts';
import { newId } from '~/services/id.ts';

type Problem = Omit<typeof paymentProblem.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>;

/** Puts a gateway's notice that does not fit on the operators' list; repeated, it stands there once. */
export async function recordProblem(tx: DbOrTx, problem: Problem): Promise<void> {
  await tx
    .insert(paymentProblem)
    .values({ id: newId(), ...problem })
    .onConflictDoNothing();
}

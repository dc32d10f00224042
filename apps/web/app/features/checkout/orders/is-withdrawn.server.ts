import { and, eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { isListedMentor } from '~/services/db/listed-mentors.server.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { order, product } from '~/services/db/payments-schema.ts';

/**
 * Which orders sell what is no longer for sale: a mentor who is hidden or whose account is suspended, a package that was taken off
 * sale. For conditions of queries over orders. What was paid before is another matter: that is delivered, or an operator decides.
 */
export function isWithdrawn(db: DbOrTx) {
  const line = sql`jsonb_array_elements(${order.lines}) AS line`;
  return sql<boolean>`(EXISTS (
      SELECT 1 FROM ${line} JOIN ${mentor} ON ${mentor.id} = line->'delivers'->>'mentorId'
      WHERE NOT ${isListedMentor(db)})
    OR EXISTS (
      SELECT 1 FROM ${line} JOIN ${product} ON ${product.kind}::text = line->>'kind' AND ${product.id} = line->>'id'
      WHERE NOT ${product.active}))`;
}

export async function isOrderWithdrawn(db: DbOrTx, orderId: string): Promise<boolean> {
  return (await db.$count(order, and(eq(order.id, orderId), isWithdrawn(db)))) > 0;
}

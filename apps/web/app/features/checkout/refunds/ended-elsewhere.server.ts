import { sql, type SQL } from 'drizzle-orm';
import type { refund } from '~/services/db/payments-schema.ts';

/*
 * A refund that an operator was to transfer ended by the gateway, or with all money of its payment. One rule, for what was read and for
 * what the database counts.
 */

export const endedElsewhere = ({
  status,
  byHand,
}: Pick<typeof refund.$inferSelect, 'status' | 'byHand'>): boolean =>
  status === 'done' ? !byHand : status === 'failed';

/** @param row what the refund is called in the query */
export function endedElsewhereIn(row: string): SQL {
  const of = sql.identifier(row);
  return sql`(CASE ${of}.status WHEN 'done' THEN NOT ${of}.by_hand ELSE ${of}.status = 'failed' END)`;
}

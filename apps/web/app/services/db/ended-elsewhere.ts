import { sql, type SQL } from 'drizzle-orm';

/*
 * A refund that an operator was to transfer ended by the gateway, or with all money of its payment. One rule, for a row that was read and
 * for what the database finds.
 */

export const endedElsewhere = ({ status, byHand }: { status: string; byHand: boolean }): boolean =>
  status === 'done' ? !byHand : status === 'failed';

/** @param row what the refund is called in the query */
export function endedElsewhereIn(row: string): SQL {
  const of = sql.identifier(row);
  return sql`(${of}."status" = 'done' AND NOT ${of}."by_hand" OR ${of}."status" = 'failed')`;
}

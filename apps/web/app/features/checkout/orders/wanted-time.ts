import type { DbOrTx } from '~/services/db/db.server.ts';
import type { order } from '~/services/db/payments-schema.ts';

/** The mentor's time that an order was placed for; undefined where customer and mentor agree on one later. */
export function wantedTime(
  tx: DbOrTx,
  { id: orderId, lines, details }: Pick<typeof order.$inferSelect, 'id' | 'lines' | 'details'>,
  now: Date,
) {
  const delivered = lines.find(({ delivers }) => delivers?.kind === 'mentoring')?.delivers;
  if (delivered?.kind !== 'mentoring' || !details.startAt) return undefined;
  const { mentorId, hours } = delivered;
  return { tx, orderId, mentorId, startAt: new Date(details.startAt), minutes: hours * 60, now };
}

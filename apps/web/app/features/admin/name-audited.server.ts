import { inArray } from 'drizzle-orm';
import { numberOf } from '~/features/checkout/public.server.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { order, product } from '~/services/db/payments-schema.ts';
import { user } from '~/services/db/schema.ts';
import type { AuditLine } from './audit-words.ts';

/** Lines of the audit with the names that people know their records by; what is gone keeps its id. */
export async function nameAudited<Line extends AuditLine>(
  db: DbOrTx,
  lines: readonly Line[],
): Promise<Line[]> {
  const idsOf = (resource: string) =>
    lines.flatMap((line) => (line.resource === resource ? [line.recordId] : []));
  const mentorIds = lines.flatMap(({ after }) => {
    const id = after?.['mentorId'];
    return typeof id === 'string' ? [id] : [];
  });
  const found = async <Row>(ids: readonly string[], read: () => Promise<Row[]>) =>
    ids.length === 0 ? [] : read();
  const [userIds, allMentorIds, orderIds, productIds] = [
    idsOf('users'),
    [...idsOf('mentors'), ...mentorIds],
    idsOf('orders'),
    idsOf('products'),
  ];
  const [users, mentors, orders, products] = await Promise.all([
    found(userIds, () =>
      db.select({ id: user.id, name: user.name }).from(user).where(inArray(user.id, userIds)),
    ),
    found(allMentorIds, () =>
      db.select({ id: mentor.id, name: mentor.name }).from(mentor).where(inArray(mentor.id, allMentorIds)),
    ),
    found(orderIds, () =>
      db.select({ id: order.id, number: order.number }).from(order).where(inArray(order.id, orderIds)),
    ),
    found(productIds, () => db.select().from(product)),
  ]);
  const mentorNames = new Map(mentors.map(({ id, name }) => [id, name]));
  const names: Record<string, Map<string, string>> = {
    users: new Map(users.map(({ id, name }) => [id, name])),
    mentors: mentorNames,
    orders: new Map(orders.map((row) => [row.id, numberOf(row)])),
    products: new Map(
      // The sentence says already that it is one.
      products.map(({ kind, id, name }) => [`${kind}.${id}`, name.replace(/^Paket /, '')]),
    ),
  };
  return lines.map((line) => {
    const mentorId = line.after?.['mentorId'];
    const mentorName = typeof mentorId === 'string' ? mentorNames.get(mentorId) : undefined;
    return {
      ...line,
      recordId: names[line.resource]?.get(line.recordId) ?? line.recordId,
      after: mentorName ? { ...line.after, mentorId: mentorName } : line.after,
    };
  });
}

import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { cvReview, order } from '~/services/db/payments-schema.ts';
import { reviewCase } from '~/services/db/review-schema.ts';
import { user } from '~/services/db/schema.ts';
import { within, type AdminResource, type Criteria } from '../admin-resource.server.ts';
import { countUpTo } from '../count-up-to.server.ts';
import { keyset } from '~/services/db/keyset.server.ts';
import { statusWords } from '../order-words.ts';

/** CV reviews by when they are due, the most urgent of the open ones first; a row leads to its order. The work itself is done in `/reviewer`. */
export const reviews: AdminResource = {
  name: 'reviews',
  title: 'Antrean review',
  singular: 'review',
  intro: 'Semua CV Review menurut tenggatnya. Pengerjaannya ada di Ruang reviewer.',
  filter: {
    label: 'Keadaan',
    options: [
      { value: 'open', label: 'Belum selesai' },
      { value: 'late', label: 'Terlambat' },
      { value: 'done', label: 'Sudah dikirim' },
    ],
  },
  dated: 'Tenggat',
  canCreate: false,
  canEdit: false,
  rowsAt: 'orders',
  columns: [
    { key: 'dueAt', label: 'Tenggat', kind: 'moment' },
    { key: 'customer', label: 'Pembeli', kind: 'address' },
    { key: 'cvName', label: 'CV' },
    { key: 'reviewer', label: 'Reviewer' },
    { key: 'deliveredAt', label: 'Dikirim', kind: 'moment' },
    { key: 'status', label: 'Pesanan', kind: 'status' },
  ],
  fields: [],
  async list({ db, window, ...criteria }) {
    const isOpen = criteria.filter === 'open' || criteria.filter === 'late';
    const page = keyset(window, isOpen ? 'ascending' : 'descending', [
      { column: cvReview.dueAt, kind: 'moment' },
      { column: cvReview.orderId, kind: 'text' },
    ]);
    const found = await db
      .select({
        at: page.at,
        id: reviewCase.orderId,
        dueAt: cvReview.dueAt,
        customer: order.customerEmail,
        cvName: reviewCase.cvName,
        reviewer: user.name,
        deliveredAt: reviewCase.deliveredAt,
        status: order.status,
      })
      .from(reviewCase)
      .innerJoin(cvReview, eq(cvReview.orderId, reviewCase.orderId))
      .innerJoin(order, eq(order.id, reviewCase.orderId))
      .leftJoin(user, eq(user.id, reviewCase.reviewerId))
      .where(and(matching(criteria), page.where))
      .orderBy(...page.orderBy)
      .limit(window.limit);
    return found.map(({ id, at, dueAt, deliveredAt, status, ...cells }) => ({
      id,
      at,
      cells: {
        ...cells,
        dueAt: dueAt.toISOString(),
        deliveredAt: deliveredAt?.toISOString() ?? null,
        status: statusWords[status],
      },
    }));
  },
  count: ({ db, most, ...criteria }) =>
    countUpTo({
      db,
      from: sql`${reviewCase} JOIN ${cvReview} ON ${cvReview.orderId} = ${reviewCase.orderId}`,
      where: matching(criteria),
      most,
    }),
  load: () => Promise.resolve(null),
};

function matching({ filter, ...criteria }: Criteria) {
  const isOpen = and(
    isNull(cvReview.deliveredAt),
    isNull(reviewCase.deliveredAt),
    isNull(cvReview.revokedAt),
  );
  return and(
    filter === 'open' || filter === 'late' ? isOpen : undefined,
    filter === 'late' ? sql`${cvReview.dueAt} < now()` : undefined,
    filter === 'done' ? isNotNull(reviewCase.deliveredAt) : undefined,
    within(cvReview.dueAt, criteria),
  );
}

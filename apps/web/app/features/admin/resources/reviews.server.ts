import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { cvReview, order } from '~/services/db/payments-schema.ts';
import { reviewCase } from '~/services/db/review-schema.ts';
import { user } from '~/services/db/schema.ts';
import type { AdminResource } from '../admin-resource.server.ts';
import { statusWords } from '../order-words.ts';

/** CV reviews by when they are due; a row leads to its order. The work itself is done in `/reviewer`. */
export const reviews: AdminResource = {
  name: 'reviews',
  title: 'Antrean review',
  singular: 'review',
  intro: 'Semua CV Review menurut tenggatnya. Pengerjaannya ada di /reviewer.',
  filter: {
    label: 'Keadaan',
    options: [
      { value: 'open', label: 'Belum selesai' },
      { value: 'late', label: 'Terlambat' },
      { value: 'done', label: 'Sudah dikirim' },
    ],
  },
  canCreate: false,
  canEdit: false,
  rowsAt: 'orders',
  columns: [
    { key: 'dueAt', label: 'Tenggat', kind: 'moment' },
    { key: 'customer', label: 'Pembeli' },
    { key: 'cvName', label: 'CV' },
    { key: 'reviewer', label: 'Reviewer' },
    { key: 'deliveredAt', label: 'Dikirim', kind: 'moment' },
    { key: 'status', label: 'Pesanan', kind: 'status' },
  ],
  fields: [],
  async list({ db, filter, offset, limit }) {
    const isOpen = and(isNull(reviewCase.deliveredAt), isNull(cvReview.revokedAt));
    const found = await db
      .select({
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
      .where(
        and(
          filter === 'open' ? isOpen : undefined,
          filter === 'late' ? and(isOpen, sql`${cvReview.dueAt} < now()`) : undefined,
          filter === 'done' ? isNotNull(reviewCase.deliveredAt) : undefined,
        ),
      )
      .orderBy(asc(sql`${reviewCase.deliveredAt} IS NOT NULL`), asc(cvReview.dueAt), asc(reviewCase.orderId))
      .offset(offset)
      .limit(limit);
    return found.map(({ id, dueAt, deliveredAt, status, ...cells }) => ({
      id,
      cells: {
        ...cells,
        dueAt: dueAt.toISOString(),
        deliveredAt: deliveredAt?.toISOString() ?? null,
        status: statusWords[status],
      },
    }));
  },
  load: () => Promise.resolve(null),
};

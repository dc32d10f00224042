import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { moderateReview } from '~/features/bookings/public.server.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { keyset } from '~/services/db/keyset.server.ts';
import { mentor, mentorReview } from '~/services/db/mentoring-schema.ts';
import { AppError } from '~/services/error.ts';
import { within, type AdminResource, type Criteria } from '../admin-resource.server.ts';
import { countUpTo } from '../count-up-to.server.ts';

const schema = z
  .object({
    hidden: z.boolean(),
    hiddenReason: z.string().trim().max(300),
    withoutReply: z.boolean(),
  })
  .refine(({ hidden, hiddenReason }) => !hidden || hiddenReason.length >= 10, {
    path: ['hiddenReason'],
    message: 'Tulis alasannya, minimal 10 karakter',
  });

/** What mentees said of mentors: what is not fit for a public page is hidden here, and out of the average. */
export const ratings: AdminResource<z.infer<typeof schema>> = {
  name: 'ratings',
  title: 'Ulasan mentor',
  singular: 'ulasan',
  intro:
    'Ulasan tampil begitu dikirim. Sembunyikan kata kasar, data pribadi, atau ulasan yang bukan tentang sesinya; penilaian rendah saja bukan alasan.',
  filter: {
    label: 'Keadaan',
    options: [
      { value: 'reported', label: 'Dilaporkan mentor' },
      { value: 'hidden', label: 'Disembunyikan' },
    ],
  },
  dated: 'Dikirim',
  canCreate: false,
  canEdit: true,
  columns: [
    { key: 'createdAt', label: 'Dikirim', kind: 'moment' },
    { key: 'mentor', label: 'Mentor' },
    { key: 'rating', label: 'Nilai (1–5)', kind: 'number' },
    { key: 'review', label: 'Ulasan' },
    { key: 'state', label: 'Keadaan', kind: 'status' },
  ],
  fields: [
    { name: 'mentor', label: 'Mentor', kind: 'shown' },
    { name: 'customerName', label: 'Mentee', kind: 'shown' },
    { name: 'rating', label: 'Nilai', kind: 'shown' },
    { name: 'review', label: 'Ulasan', kind: 'shown' },
    { name: 'reply', label: 'Balasan mentor', kind: 'shown' },
    { name: 'report', label: 'Laporan mentor', kind: 'shown' },
    {
      name: 'hidden',
      label: 'Sembunyikan ulasan ini',
      kind: 'flag',
      hint: 'Tidak tampil di halaman mentor, dan nilainya tidak dihitung. Penulisnya dikabari lewat email, begitu juga mentor yang melaporkannya.',
    },
    {
      name: 'hiddenReason',
      label: 'Alasan, dibaca mentee dan mentor',
      kind: 'text',
      optional: true,
    },
    {
      name: 'withoutReply',
      label: 'Hapus balasan mentor',
      kind: 'flag',
      hint: 'Mentor dikabari lewat email, dan bisa membalas lagi.',
    },
  ],
  schema,
  async list({ db, window, ...criteria }) {
    const page = keyset(window, 'descending', [
      { column: mentorReview.createdAt, kind: 'moment' },
      { column: mentorReview.orderId, kind: 'text' },
    ]);
    const found = await db
      .select({
        at: page.at,
        orderId: mentorReview.orderId,
        createdAt: mentorReview.createdAt,
        mentor: mentor.name,
        rating: mentorReview.rating,
        review: mentorReview.review,
        reportedAt: mentorReview.reportedAt,
        hiddenAt: mentorReview.hiddenAt,
      })
      .from(mentorReview)
      .innerJoin(mentor, eq(mentor.id, mentorReview.mentorId))
      .where(and(matching(criteria), page.where))
      .orderBy(...page.orderBy)
      .limit(window.limit);
    return found.map(({ at, orderId, createdAt, reportedAt, hiddenAt, ...cells }) => ({
      at,
      id: orderId,
      cells: {
        ...cells,
        createdAt: createdAt.toISOString(),
        state: hiddenAt ? 'Disembunyikan' : reportedAt ? 'Dilaporkan' : 'Tampil',
      },
    }));
  },
  count: ({ db, most, ...criteria }) =>
    countUpTo({ db, from: mentorReview, where: matching(criteria), most }),
  load,
  async write({ services, tx, id, values: { hidden, hiddenReason, withoutReply } }) {
    if (id === null) throw new AppError('not_found');
    await moderateReview({
      services,
      tx,
      orderId: id,
      hiddenReason: hidden ? hiddenReason : null,
      withoutReply,
    });
    return id;
  },
};

async function load(db: DbOrTx, id: string) {
  const [row] = await db
    .select({ review: mentorReview, mentor: mentor.name })
    .from(mentorReview)
    .innerJoin(mentor, eq(mentor.id, mentorReview.mentorId))
    .where(eq(mentorReview.orderId, id));
  if (!row) return null;
  const { customerName, rating, review, reply, report, hiddenAt, hiddenReason } = row.review;
  return {
    mentor: row.mentor,
    customerName,
    rating,
    review,
    reply: reply ?? '',
    report: report ?? '',
    hidden: hiddenAt !== null,
    hiddenReason: hiddenReason ?? '',
    withoutReply: false,
  };
}

function matching({ filter, ...criteria }: Criteria) {
  const { reportedAt, hiddenAt, createdAt } = mentorReview;
  return and(
    filter === 'reported' ? and(isNotNull(reportedAt), isNull(hiddenAt)) : undefined,
    filter === 'hidden' ? isNotNull(hiddenAt) : undefined,
    within(createdAt, criteria),
  );
}

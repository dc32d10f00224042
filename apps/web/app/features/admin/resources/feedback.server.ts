import { and, eq, getTableColumns } from 'drizzle-orm';
import { feedback, feedbackType } from '~/services/db/feedback-schema.ts';
import { within, type AdminResource, type Criteria } from '../admin-resource.server.ts';
import { countUpTo } from '../count-up-to.server.ts';
import { keyset } from '~/services/db/keyset.server.ts';

const typeWords = { general: 'Umum', cvmaker: 'CV Maker', atsc: 'ATS Checker' };

/** Feedback without its authors, whose names are not needed here. */
export const feedbackEntries: AdminResource = {
  name: 'feedback',
  title: 'Masukan',
  singular: 'masukan',
  intro: 'Penilaian dari dialog masukan, terbaru dulu. Tanpa nama.',
  filter: {
    label: 'Tentang',
    options: feedbackType.enumValues.map((value) => ({ value, label: typeWords[value] })),
  },
  dated: 'Waktu',
  canCreate: false,
  canEdit: false,
  columns: [
    { key: 'type', label: 'Tentang', kind: 'status' },
    { key: 'rating', label: 'Nilai (1–5)', kind: 'number' },
    { key: 'description', label: 'Komentar' },
    { key: 'createdAt', label: 'Waktu', kind: 'moment' },
  ],
  fields: [
    { name: 'type', label: 'Tentang', kind: 'shown' },
    { name: 'rating', label: 'Nilai', kind: 'shown' },
    { name: 'description', label: 'Komentar', kind: 'shown' },
    { name: 'createdAt', label: 'Waktu', kind: 'shown' },
  ],
  async list({ db, window, ...criteria }) {
    const page = keyset(window, 'descending', [
      { column: feedback.createdAt, kind: 'moment' },
      { column: feedback.id, kind: 'text' },
    ]);
    const found = await db
      .select({ ...getTableColumns(feedback), at: page.at })
      .from(feedback)
      .where(and(matching(criteria), page.where))
      .orderBy(...page.orderBy)
      .limit(window.limit);
    return found.map((row) => ({ id: row.id, at: row.at, cells: cellsOf(row) }));
  },
  count: ({ db, most, ...criteria }) => countUpTo({ db, from: feedback, where: matching(criteria), most }),
  async load(db, id) {
    const [row] = await db.select().from(feedback).where(eq(feedback.id, id));
    return row ? cellsOf(row) : null;
  },
};

function matching({ filter, ...criteria }: Criteria) {
  const type = feedbackType.enumValues.find((value) => value === filter);
  return and(type && eq(feedback.type, type), within(feedback.createdAt, criteria));
}

function cellsOf({ type, rating, description, createdAt }: typeof feedback.$inferSelect) {
  return {
    type: typeWords[type],
    rating,
    description: description ?? '',
    createdAt: createdAt.toISOString(),
  };
}

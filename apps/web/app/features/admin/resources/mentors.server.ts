import { and, eq, ilike, not, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { mentorRow, saveMentors } from '~/features/mentors/public.server.ts';
import { industries, serviceLines, skills } from '~/features/mentors/public.ts';
import { mentorAccount, mentorCalendar } from '~/services/db/calendar-schema.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { ledgerLine, mentorBankAccount, payout } from '~/services/db/ledger-schema.ts';
import { isListedMentor } from '~/services/db/listed-mentors.server.ts';
import { mentor, mentorReview } from '~/services/db/mentoring-schema.ts';
import { mentoringSession, order } from '~/services/db/payments-schema.ts';
import { AppError } from '~/services/error.ts';
import { seniorities } from '~/services/mentor-content.ts';
import { formatRating } from '~/ui/format/rupiah.ts';
import { within, type AdminResource, type Criteria } from '../admin-resource.server.ts';
import { countUpTo } from '../count-up-to.server.ts';
import { priceWarnings } from '../price-warnings.ts';
import { keyset } from '~/services/db/keyset.server.ts';
import { like } from '../like.ts';
import { percent } from './money-rules.server.ts';
import { joinLines, lineList } from '../line-list.ts';
import { sameWords } from '../resource.ts';

const { id, experiences, education, linkedin, photoUrl, videoUrl } = mentorRow.shape;
const nullWhereEmpty = (value: unknown) => (value === '' ? null : value);

/** A mentor's rules, read from a form: lists come as lines, and what is left empty is null. */
const seniorityWords: Record<(typeof seniorities)[number], string> = {
  student: 'Mahasiswa',
  junior: 'Junior',
  mid: 'Menengah',
  senior: 'Senior',
  lead: 'Pimpinan tim',
};
const seniorityOptions = seniorities.map((value) => ({ value, label: seniorityWords[value] }));

const schema = mentorRow.omit({ addedAt: true }).extend({
  id: id.optional(),
  experiences: lineList(['title', 'organization', 'duration']).pipe(experiences.unwrap()),
  education: lineList(['institution', 'programme', 'duration']).pipe(education.unwrap()),
  linkedin: z.preprocess(nullWhereEmpty, linkedin),
  photoUrl: z.preprocess(nullWhereEmpty, photoUrl),
  videoUrl: z.preprocess(nullWhereEmpty, videoUrl),
  /** Percent; null where the general share holds. */
  share: percent.nullable().default(null),
});

/** Mentors, written with what they are found by. */
export const mentors: AdminResource<z.infer<typeof schema>> = {
  name: 'mentors',
  title: 'Mentor',
  singular: 'mentor',
  intro: 'Profil, harga, dan keadaan mentor.',
  searchHint: 'Nama, jabatan, atau email',
  filter: {
    label: 'Keadaan',
    options: [
      { value: 'active', label: 'Tampil' },
      { value: 'inactive', label: 'Disembunyikan' },
    ],
  },
  dated: 'Ditambahkan',
  canCreate: true,
  canEdit: true,
  columns: [
    { key: 'name', label: 'Nama' },
    { key: 'title', label: 'Jabatan' },
    { key: 'price', label: 'Per jam', kind: 'rupiah' },
    { key: 'ratings', label: 'Penilaian' },
    { key: 'bookable', label: 'Bisa dipesan', kind: 'flag' },
    { key: 'active', label: 'Tampil', kind: 'flag' },
  ],
  fields: [
    { name: 'id', label: 'ID', kind: 'text', onlyNew: true, hint: 'Bagian dari alamat: /app/mentor/id' },
    { name: 'name', label: 'Nama', kind: 'text' },
    { name: 'title', label: 'Jabatan', kind: 'text' },
    { name: 'phoneNumber', label: 'Nomor WhatsApp', kind: 'text', hint: 'Tidak pernah tampil di halaman.' },
    { name: 'email', label: 'Email', kind: 'text', hint: 'Pesanan baru dikirim ke sini.' },
    { name: 'price', label: 'Harga per jam (rupiah)', kind: 'number' },
    {
      name: 'share',
      label: 'Bagi hasil mentor (%)',
      kind: 'number',
      optional: true,
      hint: 'Kosongkan untuk bagi hasil umum. Berlaku untuk pesanan berikutnya.',
    },
    { name: 'serviceLine', label: 'Layanan', kind: 'choices', options: sameWords(serviceLines) },
    { name: 'industry', label: 'Industri', kind: 'choices', options: sameWords(industries) },
    { name: 'skills', label: 'Keahlian', kind: 'choices', options: sameWords(skills) },
    {
      name: 'experiences',
      label: 'Pengalaman',
      kind: 'longText',
      hint: 'Satu baris tiap pengalaman: Jabatan | Perusahaan | Lama',
      optional: true,
    },
    {
      name: 'education',
      label: 'Pendidikan',
      kind: 'longText',
      hint: 'Satu baris tiap pendidikan: Kampus | Jurusan | Lama',
      optional: true,
    },
    { name: 'schedule', label: 'Jadwal', kind: 'text', optional: true },
    { name: 'description', label: 'Tentang', kind: 'longText', optional: true },
    { name: 'linkedin', label: 'LinkedIn', kind: 'text', optional: true },
    {
      name: 'photoUrl',
      label: 'Foto',
      kind: 'picture',
      optional: true,
      hint: 'Tegak atau persegi, wajah di tengah.',
    },
    { name: 'videoUrl', label: 'Video perkenalan', kind: 'text', optional: true },
    { name: 'seniority', label: 'Senioritas', kind: 'choice', options: seniorityOptions },
    { name: 'super', label: 'Super (diskon khusus)', kind: 'flag' },
    { name: 'bookable', label: 'Bisa dipesan', kind: 'flag', initial: true },
    {
      name: 'active',
      label: 'Tampil di daftar',
      kind: 'flag',
      initial: true,
      hint: 'Kalau disembunyikan, pesanan yang belum dibayar ikut dibatalkan.',
    },
  ],
  schema,
  bulk: [
    { value: 'hide', label: 'Sembunyikan' },
    { value: 'show', label: 'Tampilkan' },
    { value: 'pause', label: 'Jeda menerima sesi' },
    { value: 'resume', label: 'Terima sesi lagi' },
  ],
  async list({ db, window, ...criteria }) {
    const { name, title, price, bookable, ratingCount, ratingSum } = mentor;
    const page = keyset(window, 'descending', [
      { column: mentor.addedAt, kind: 'moment' },
      { column: mentor.id, kind: 'text' },
    ]);
    const found = await db
      .select({
        at: page.at,
        id: mentor.id,
        name,
        title,
        price,
        bookable,
        listed: isListedMentor(db),
        ratingCount,
        ratingSum,
      })
      .from(mentor)
      .where(and(matching(db, criteria), page.where))
      .orderBy(...page.orderBy)
      .limit(window.limit);
    return found.map((row) => ({
      id: row.id,
      at: row.at,
      cells: {
        name: row.name,
        title: row.title,
        price: row.price,
        ratings:
          row.ratingCount > 0 ? `${formatRating(row.ratingSum / row.ratingCount)} (${row.ratingCount})` : '',
        bookable: row.bookable,
        active: row.listed,
      },
    }));
  },
  count: ({ db, most, ...criteria }) => countUpTo({ db, from: mentor, where: matching(db, criteria), most }),
  async load(db, mentorId) {
    const [row] = await db.select().from(mentor).where(eq(mentor.id, mentorId));
    if (!row) return null;
    const { ratingCount: _, ratingSum: __, addedAt: ___, createdAt: ____, updatedAt: _____, ...shown } = row;
    return {
      ...shown,
      share: row.share === null ? null : row.share / 100,
      experiences: joinLines(row.experiences, ['title', 'organization', 'duration']),
      education: joinLines(row.education, ['institution', 'programme', 'duration']),
    };
  },
  async applyBulk({ tx, id: mentorId, action }) {
    const [row] = await tx.select().from(mentor).where(eq(mentor.id, mentorId)).for('update');
    if (!row) throw new AppError('not_found');
    const active = { hide: false, show: true }[action] ?? row.active;
    const bookable = { pause: false, resume: true }[action] ?? row.bookable;
    await saveMentors({ tx, mentors: [{ ...described(row), active, bookable }] });
  },
  removal: {
    table: mentor,
    row: (mentorId) => eq(mentor.id, mentorId),
    picture: 'photoUrl',
    isPointedAt: isMentorPointedAt,
    async restored(tx, mentorId) {
      const [row] = await tx.select().from(mentor).where(eq(mentor.id, mentorId));
      if (row) await saveMentors({ tx, mentors: [described(row)] });
    },
  },
  async warnings(db, { price: after }, mentorId) {
    const [row] =
      mentorId === null
        ? []
        : await db.select({ price: mentor.price }).from(mentor).where(eq(mentor.id, mentorId));
    return priceWarnings({ before: row?.price ?? null, after });
  },
  async write({ tx, id: known, values }) {
    const mentorId = known ?? values.id;
    if (!mentorId) throw new AppError('invalid');
    if (known === null && (await tx.$count(mentor, eq(mentor.id, mentorId))) > 0) throw new AppError('taken');
    const { share, ...profile } = values;
    await saveMentors({ tx, mentors: [{ ...profile, id: mentorId }] });
    const hundredths = share === null ? null : Math.round(share * 100);
    await tx.update(mentor).set({ share: hundredths }).where(eq(mentor.id, mentorId));
    return mentorId;
  },
};

function matching(db: DbOrTx, { search, filter, ...criteria }: Criteria) {
  const { name, title, email } = mentor;
  return and(
    search
      ? or(ilike(name, like(search)), ilike(title, like(search)), ilike(email, like(search)))
      : undefined,
    filter === 'active' ? isListedMentor(db) : undefined,
    filter === 'inactive' ? not(isListedMentor(db)) : undefined,
    within(mentor.addedAt, criteria),
  );
}

function described(row: typeof mentor.$inferSelect) {
  const { ratingCount: _, ratingSum: __, createdAt: ___, updatedAt: ____, ...rest } = row;
  return rest;
}

/** Sessions, reviews, payouts, a desk or a calendar. */
async function isMentorPointedAt(tx: DbOrTx, mentorId: string): Promise<boolean> {
  const counts = await Promise.all([
    tx.$count(mentoringSession, eq(mentoringSession.mentorId, mentorId)),
    tx.$count(mentorReview, eq(mentorReview.mentorId, mentorId)),
    tx.$count(mentorAccount, eq(mentorAccount.mentorId, mentorId)),
    tx.$count(mentorCalendar, eq(mentorCalendar.mentorId, mentorId)),
    tx.$count(mentorBankAccount, eq(mentorBankAccount.mentorId, mentorId)),
    tx.$count(payout, eq(payout.mentorId, mentorId)),
    tx.$count(ledgerLine, and(eq(ledgerLine.account, 'mentor_payable'), eq(ledgerLine.mentorId, mentorId))),
  ]);
  if (counts.some((count) => count > 0)) return true;
  // Orders that came to nothing name their mentor as well; last, because all of mentoring is looked through.
  const named = JSON.stringify([{ kind: 'mentoring', id: mentorId }]);
  const isNamed = sql`${order.transactionType} = 'mentoring' AND ${order.lines} @> ${named}::jsonb`;
  return (await tx.select({ id: order.id }).from(order).where(isNamed).limit(1)).length > 0;
}

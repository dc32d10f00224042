import { and, desc, eq, ilike, or } from 'drizzle-orm';
import { z } from 'zod';
import { saveMentors } from '~/features/mentors/public.server.ts';
import { industries, serviceLines, skills } from '~/features/mentors/public.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { AppError } from '~/services/error.ts';
import { seniorities } from '~/services/mentor-content.ts';
import type { AdminResource } from '../admin-resource.server.ts';
import { like } from '../like.ts';
import { joinLines, lineList } from '../line-list.ts';
import { sameWords } from '../resource.ts';

const needed = (most: number) => z.string().min(1, 'Harus diisi').max(most, `Paling banyak ${most} huruf`);
const ownFile = z
  .string()
  .regex(/^$|^\/(?!\/)[\w./-]+$/, 'Tulis alamat di situs ini, misalnya /people/rani.svg')
  .transform((path) => path || null);

const schema = z.object({
  id: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'Pakai huruf kecil, angka, dan tanda hubung')
    .optional(),
  name: needed(80),
  title: needed(80),
  phoneNumber: z.string().regex(/^\+\d{8,15}$/, 'Awali dengan kode negara, misalnya +628123456789'),
  email: z.email('Format email tidak valid'),
  price: z.int({ error: 'Isi rupiah dengan bilangan bulat' }).min(0).max(100_000_000),
  serviceLine: z.array(z.enum(serviceLines)).min(1, 'Pilih minimal satu'),
  industry: z.array(z.enum(industries)),
  skills: z.array(z.enum(skills)),
  experiences: lineList(['title', 'organization', 'duration'], 20),
  education: lineList(['institution', 'programme', 'duration'], 10),
  schedule: z.string().max(200),
  description: z.string().max(4_000),
  linkedin: z
    .union([z.literal(''), z.url({ protocol: /^https$/, error: 'Tulis alamat https://' })])
    .transform((address) => address || null),
  photoUrl: ownFile,
  videoUrl: ownFile,
  seniority: z.enum(seniorities),
  super: z.boolean(),
  bookable: z.boolean(),
  active: z.boolean(),
});

/** Mentors, written with what they are found by. */
export const mentors: AdminResource<z.infer<typeof schema>> = {
  name: 'mentors',
  title: 'Mentor',
  singular: 'mentor',
  intro: 'Profil, harga, dan keadaan mentor. Banyak sekaligus: npm run -s mentors -- import FILE.csv.',
  searchHint: 'Nama, jabatan, atau email',
  filter: {
    label: 'Keadaan',
    options: [
      { value: 'active', label: 'Tampil' },
      { value: 'inactive', label: 'Disembunyikan' },
    ],
  },
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
    { name: 'id', label: 'Id', kind: 'text', onlyNew: true, hint: 'Bagian dari alamat: /app/mentor/id' },
    { name: 'name', label: 'Nama', kind: 'text' },
    { name: 'title', label: 'Jabatan', kind: 'text' },
    { name: 'phoneNumber', label: 'Nomor WhatsApp', kind: 'text', hint: 'Tidak pernah tampil di halaman.' },
    { name: 'email', label: 'Email', kind: 'text', hint: 'Pesanan baru dikirim ke sini.' },
    { name: 'price', label: 'Harga per jam (rupiah)', kind: 'number' },
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
    { name: 'photoUrl', label: 'Foto', kind: 'text', optional: true },
    { name: 'videoUrl', label: 'Video perkenalan', kind: 'text', optional: true },
    { name: 'seniority', label: 'Senioritas', kind: 'choice', options: sameWords(seniorities) },
    { name: 'super', label: 'Super (diskon khusus)', kind: 'flag' },
    { name: 'bookable', label: 'Bisa dipesan', kind: 'flag', initial: true },
    { name: 'active', label: 'Tampil di daftar', kind: 'flag', initial: true },
  ],
  schema,
  async list({ db, search, filter, offset, limit }) {
    const found = await db
      .select()
      .from(mentor)
      .where(
        and(
          search
            ? or(
                ilike(mentor.name, like(search)),
                ilike(mentor.title, like(search)),
                ilike(mentor.email, like(search)),
              )
            : undefined,
          filter ? eq(mentor.active, filter === 'active') : undefined,
        ),
      )
      .orderBy(desc(mentor.addedAt), mentor.id)
      .offset(offset)
      .limit(limit);
    return found.map(({ id, name, title, price, bookable, active, ratingCount, ratingSum }) => ({
      id,
      cells: {
        name,
        title,
        price,
        ratings: ratingCount > 0 ? `${(ratingSum / ratingCount).toFixed(1)} dari ${ratingCount}` : '',
        bookable,
        active,
      },
    }));
  },
  async load(db, id) {
    const [row] = await db.select().from(mentor).where(eq(mentor.id, id));
    if (!row) return null;
    const { ratingCount: _, ratingSum: __, addedAt: ___, createdAt: ____, updatedAt: _____, ...shown } = row;
    return {
      ...shown,
      experiences: joinLines(row.experiences, ['title', 'organization', 'duration']),
      education: joinLines(row.education, ['institution', 'programme', 'duration']),
    };
  },
  async write({ tx, id, values }) {
    const mentorId = id ?? values.id;
    if (!mentorId) throw new AppError('invalid');
    if (id === null && (await tx.$count(mentor, eq(mentor.id, mentorId))) > 0) throw new AppError('taken');
    await saveMentors({ tx, mentors: [{ ...values, id: mentorId }] });
    return mentorId;
  },
};

import { z } from 'zod';
import { seniorities } from '~/services/mentor-content.ts';
import { oneLine, severalLines } from '~/services/one-line.ts';
import { industries, serviceLines, skills } from './model.ts';

const text = (most: number) => z.string().overwrite(severalLines).max(most, `Paling banyak ${most} huruf`);
const line = (most: number) => text(most).overwrite(oneLine);
const needed = (most: number) => line(most).min(1, 'Harus diisi');
const listOf = (values: readonly [string, ...string[]]) =>
  z
    .array(z.enum(values))
    .max(values.length)
    .transform((chosen) => [...new Set(chosen)]);
/** A file of ours: what lies elsewhere is kept out by the pages' content security policy. */
const ownFile = z
  .string()
  .regex(/^\/(?!\/)[\w./-]+$/, 'Tulis alamat di situs ini, misalnya /people/rani.svg');

/** A clip of ours that plays on the page, or an address elsewhere that a link leads to. */
const clip = z.union([ownFile, z.url({ protocol: /^https$/ }).max(300)], {
  error: 'Tulis alamat https://, misalnya video YouTube-mu',
});

/** A day or a moment, in years that tables and calendars know. */
const day = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], 'Tulis tanggal seperti 2026-09-21')
  .refine((typed) => typed >= '2000' && typed < '2100', 'Tulis tanggal seperti 2026-09-21')
  .transform((typed) => new Date(typed));

/** One mentor as files and the back office bring them in; docs/mentors.md describes it. Prices are rupiah an hour. */
export const mentorRow = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'Pakai huruf kecil, angka, dan tanda hubung, paling banyak 64'),
  name: needed(80),
  title: needed(80),
  phoneNumber: z.string().regex(/^\+\d{8,15}$/, 'Awali dengan kode negara, misalnya +628123456789'),
  email: z.email('Format email tidak valid').max(254),
  serviceLine: listOf(serviceLines).refine((chosen) => chosen.length > 0, 'Pilih minimal satu'),
  experiences: z
    .array(z.object({ title: needed(120), organization: needed(120), duration: line(60) }))
    .max(20, 'Paling banyak 20')
    .default([]),
  education: z
    .array(z.object({ institution: needed(120), programme: line(120), duration: line(60) }))
    .max(10, 'Paling banyak 10')
    .default([]),
  industry: listOf(industries).default([]),
  skills: listOf(skills).default([]),
  schedule: text(200).default(''),
  description: text(4_000).default(''),
  price: z
    .int('Isi rupiah dengan bilangan bulat')
    .min(0, 'Tidak boleh kurang dari 0')
    .max(100_000_000, 'Paling banyak Rp100.000.000')
    .default(60_000),
  linkedin: z
    .url({ protocol: /^https$/, error: 'Tulis alamat https://' })
    .max(300)
    .nullable()
    .default(null),
  photoUrl: ownFile.nullable().default(null),
  videoUrl: clip.nullable().default(null),
  super: z.boolean().default(false),
  seniority: z.enum(seniorities).default('mid'),
  active: z.boolean().default(true),
  bookable: z.boolean().default(true),
  addedAt: day.optional(),
});

export type MentorRow = z.infer<typeof mentorRow>;

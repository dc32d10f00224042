import { z } from 'zod';
import { seniorities } from '~/services/mentor-content.ts';
import { industries, serviceLines, skills } from './model.ts';

const line = (most: number) => z.string().trim().max(most);
const needed = (most: number) => line(most).min(1, 'must not be empty');
const listOf = (values: readonly [string, ...string[]]) =>
  z
    .array(z.enum(values))
    .max(values.length)
    .transform((chosen) => [...new Set(chosen)]);
/** A file of ours: what lies elsewhere is kept out by the pages' content security policy. */
const ownFile = z
  .string()
  .regex(/^\/(?!\/)[\w./-]+$/, 'must be a path on this site, such as /people/rani.svg');

/** One mentor as files bring them in; docs/mentors.md describes it. Prices are rupiah an hour. */
export const mentorRow = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'small letters, digits and hyphens, at most 64'),
  name: needed(80),
  title: needed(80),
  phoneNumber: z.string().regex(/^\+\d{8,15}$/, 'must start with the country code, such as +628123456789'),
  email: z.email(),
  serviceLine: listOf(serviceLines).refine((chosen) => chosen.length > 0, 'names no service line'),
  experiences: z
    .array(z.object({ title: needed(120), organization: needed(120), duration: line(60) }))
    .max(20)
    .default([]),
  education: z
    .array(z.object({ institution: needed(120), programme: line(120), duration: line(60) }))
    .max(10)
    .default([]),
  industry: listOf(industries).default([]),
  skills: listOf(skills).default([]),
  schedule: line(200).default(''),
  description: line(4_000).default(''),
  price: z.int().min(0).max(100_000_000).default(60_000),
  linkedin: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null),
  photoUrl: ownFile.nullable().default(null),
  videoUrl: ownFile.nullable().default(null),
  super: z.boolean().default(false),
  seniority: z.enum(seniorities).default('mid'),
  active: z.boolean().default(true),
  bookable: z.boolean().default(true),
  addedAt: z.coerce.date().optional(),
});

export type MentorRow = z.infer<typeof mentorRow>;

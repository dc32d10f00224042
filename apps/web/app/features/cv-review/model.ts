import type { PriceLine } from '~/services/payments/order-content.ts';

/** Rules and words of CV reviews. Pure: the screens use them too. */

/** A review that comes so much later than promised is late. */
export const GRACE_MS = 20 * 60_000;

/** What a late review gives back of its price. */
const GUARANTEE_SHARE = 0.5;

export const LARGEST_VOICE = 20 * 2 ** 20;
export const LARGEST_REVIEWED_PDF = 10 * 2 ** 20;
export const LONGEST_COMMENT = 2_000;
export const LONGEST_SUMMARY = 4_000;
export const MOST_COMMENTS = 100;
export const LONGEST_ANSWER = 2_000;

/** So long an answer may take: for that time the deadline waits. */
export const ANSWER_MS = 72 * 3_600_000;

/** Sections of a CV that a comment can stand on, in the order in which they are read. */
export const sections = [
  'overall',
  'profile',
  'summary',
  'work',
  'education',
  'projects',
  'skills',
  'other',
] as const;
export type Section = (typeof sections)[number];

export const sectionNames: Record<Section, string> = {
  overall: 'Keseluruhan CV',
  profile: 'Data diri',
  summary: 'Ringkasan',
  work: 'Pengalaman kerja',
  education: 'Pendidikan',
  projects: 'Proyek',
  skills: 'Keahlian',
  other: 'Bagian lain',
};

export const roleNames: Record<string, string> = {
  marketing: 'Marketing',
  'business-development': 'Business Development',
  finance: 'Finance',
  'human-resources': 'Human Resources',
  'project-management': 'Project Management',
  other: 'Lainnya',
};

/** Tells the CV that is reviewed from another one that takes its place. */
export function cvVersionOf(fileKey: string): string {
  return fileKey.slice(-8);
}

/** From this moment on the guarantee holds. */
function lateFrom(dueAt: Date): Date {
  return new Date(dueAt.getTime() + GRACE_MS);
}

export function isLate(dueAt: Date, now: Date): boolean {
  return now.getTime() > lateFrom(dueAt).getTime();
}

/** What the guarantee gives back: half of what the review itself cost after its voucher, rounded down to the rupiah. */
export function guaranteeOf(lines: readonly Pick<PriceLine, 'kind' | 'amount'>[]): number {
  const paid = lines
    .filter(({ kind }) => kind === 'cvReview' || kind === 'voucher')
    .reduce((sum, { amount }) => sum + amount, 0);
  return Math.floor(Math.max(0, paid) * GUARANTEE_SHARE);
}

export const fileKinds = ['cv', 'voice', 'reviewed'] as const;
export type ReviewFileKind = (typeof fileKinds)[number];

/** Where a customer follows a review. */
export function reviewPath(bookId: string): string {
  return `/app/cv/review/${bookId}`;
}

/** Which of the open reviews of others a reviewer looks at. */
export const queueParts = ['all', 'free', 'taken', 'late'] as const;
export type QueuePart = (typeof queueParts)[number];

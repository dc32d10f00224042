import { inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { fieldErrors, topLevel } from '~/services/form.ts';
import type { Services } from '~/services/services.server.ts';
import { findUnstorable } from '~/services/storable-text.ts';
import type { FileRow } from './read-mentor-file.ts';
import { saveMentors } from './save-mentors.server.ts';
import { mentorRow, type MentorRow } from './schema.ts';

interface ImportMentors {
  services: Pick<Services, 'db'>;
  rows: readonly FileRow[];
  /** Says what would happen, and leaves everything as it is. */
  dryRun: boolean;
  /** What else is written with them, in their transaction. */
  alongside?: (tx: DbOrTx, report: ImportReport) => Promise<void>;
}

export interface ImportReport {
  added: string[];
  changed: string[];
  unchanged: string[];
  refused: { row: number; problems: string[] }[];
}

/** Brings in the rows that are right, by their id, in one transaction; the others are refused, each with its reasons. */
export async function importMentors({
  services,
  rows,
  dryRun,
  alongside,
}: ImportMentors): Promise<ImportReport> {
  const { mentors, refused } = sortOut(rows);
  return services.db.transaction(async (tx) => {
    const before = await knownAmong(tx, idsOf(mentors));
    const added = mentors.filter(({ id }) => !before.has(id));
    const others = mentors.filter(({ id }) => before.has(id));
    const changed = others.filter((row) => differs(row, before.get(row.id)));
    const report = {
      added: idsOf(added),
      changed: idsOf(changed),
      unchanged: idsOf(others.filter((row) => !changed.includes(row))),
      refused,
    };
    if (dryRun) return report;
    await saveMentors({ tx, mentors: [...added, ...changed] });
    await alongside?.(tx, report);
    return report;
  });
}

/** A statement takes only so many parameters. */
const AT_ONCE = 5_000;

async function knownAmong(tx: DbOrTx, ids: readonly string[]) {
  const known = new Map<string, typeof mentor.$inferSelect>();
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const rows = await tx
      .select()
      .from(mentor)
      .where(inArray(mentor.id, ids.slice(at, at + AT_ONCE)));
    for (const row of rows) known.set(row.id, row);
  }
  return known;
}

function sortOut(rows: readonly FileRow[]) {
  const mentors = new Map<string, MentorRow>();
  const refused: ImportReport['refused'] = [];
  for (const { row, value } of rows) {
    const read = mentorRow.safeParse(value);
    const unstorable = findUnstorable(read.data);
    if (!read.success) refused.push({ row, problems: problemsOf(read.error, value) });
    else if (unstorable !== undefined)
      refused.push({ row, problems: [`${unstorable}: Ada karakter yang tidak bisa kami simpan`] });
    else if (mentors.has(read.data.id))
      refused.push({ row, problems: [`id: ${read.data.id} ada dua kali di file ini`] });
    else mentors.set(read.data.id, read.data);
  }
  return { mentors: [...mentors.values()], refused };
}

/** What is wrong with a row, once for each of its fields, in words for who made the file. */
function problemsOf(error: z.ZodError, value: unknown): string[] {
  const unknown = error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  if (unknown.length > 0) return [`Kolom yang tidak dikenal: ${unknown.join(', ')}`];
  return Object.entries(topLevel(fieldErrors(error))).map(([name, message]) => {
    if (!name) return message;
    const isMissing = typeof value === 'object' && value !== null && !(name in value);
    return `${name}: ${isMissing ? 'Harus diisi' : message}`;
  });
}

function differs(row: MentorRow, known: Record<string, unknown> | undefined): boolean {
  // The day they came stays as it was.
  const { addedAt: _, ...values } = row;
  return Object.entries(values).some(([key, value]) => same(value) !== same(known?.[key]));
}

/** The same text for the same content: jsonb gives keys back in an order of its own. */
function same(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => a.localeCompare(b)))
      : part,
  );
}

function idsOf(rows: readonly MentorRow[]): string[] {
  return rows.map(({ id }) => id);
}

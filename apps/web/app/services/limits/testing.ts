import type { Database } from '../db/db.server.ts';
import { createLimits, subjectHash, type LimitRule } from './limits.server.ts';

interface Tries {
  database: Database;
  rule: LimitRule;
  subject: string;
  tries: number;
}

/** Counts hundreds of tries as one by one would, in two statements. */
export async function takeMany({ database, rule, subject, tries }: Tries): Promise<void> {
  await createLimits(database).take(rule, subject);
  await database.query('UPDATE rate_limit SET points = points + $1 WHERE key = $2', [
    tries - 1,
    `${rule}:${subjectHash(subject)}`,
  ]);
}

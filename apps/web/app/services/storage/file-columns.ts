import { isNotNull } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { deletedRecord, landingItem } from '../db/admin-schema.ts';
import { mentorAccount } from '../db/calendar-schema.ts';
import { cvImport } from '../db/cv-sharing-schema.ts';
import { jobApplicationFile } from '../db/job-application-schema.ts';
import { letter, letterAttachment } from '../db/letter-schema.ts';
import type { Database } from '../db/db.server.ts';
import { mentor } from '../db/mentoring-schema.ts';
import { reviewCase } from '../db/review-schema.ts';
import { atsCheck, cv, profile } from '../db/schema.ts';
import { pictureKey } from './picture-address.ts';

interface FileColumn {
  column: PgColumn;
  /** It holds the address of a picture (`picture-address.ts`), not its key. */
  isAddress?: true;
}

/** Every column that names a stored file. A file that none of them names is an orphan; a test holds that no key is missing. */
export const fileColumns: readonly FileColumn[] = [
  { column: cv.fileKey },
  { column: cv.thumbnailKey },
  { column: cvImport.fileKey },
  { column: atsCheck.fileKey },
  { column: profile.avatarKey },
  { column: profile.cvKey },
  { column: reviewCase.fileKey },
  { column: reviewCase.voiceKey },
  { column: reviewCase.reviewedKey },
  { column: jobApplicationFile.fileKey },
  { column: letter.sentKey },
  { column: letter.packageKey },
  { column: letterAttachment.fileKey },
  { column: mentor.photoUrl, isAddress: true },
  { column: mentorAccount.draftPhotoKey },
  { column: landingItem.photoUrl, isAddress: true },
  { column: deletedRecord.photoUrl, isAddress: true },
];

/** The files that rows name and that are not among these. */
export async function namedBeside(
  { db }: Pick<Database, 'db'>,
  files: Record<string, unknown>,
): Promise<string[]> {
  const beside: string[] = [];
  for (const { column, isAddress } of fileColumns) {
    const rows = await db.select({ value: column }).from(column.table).where(isNotNull(column));
    for (const { value } of rows) {
      const key = isAddress ? pictureKey(value) : value;
      if (typeof key === 'string' && !(key in files)) beside.push(key);
    }
  }
  return beside;
}

import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { cv } from '~/services/db/schema.ts';

interface Owned {
  userId: string;
  id: string;
}

/** The condition under which a person's own CV is found. What belongs to another, or was deleted, is not. */
export function ownedCv({ userId, id }: Owned): SQL | undefined {
  return and(eq(cv.id, id), eq(cv.userId, userId), isNull(cv.deletedAt));
}

/** The same for one made in the builder: an uploaded PDF has no document to edit. */
export function ownedDocument(owned: Owned): SQL | undefined {
  return and(ownedCv(owned), isNotNull(cv.document));
}

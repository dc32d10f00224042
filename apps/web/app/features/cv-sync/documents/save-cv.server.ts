import { parseResume, ResumeError, type Resume } from '@setapak/resume';
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { cv } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { withParts, type Parts } from '../editing/changed-parts.ts';
import { ownedDocument } from '../owned-cv.server.ts';
import { countSave } from '~/services/telemetry/count.ts';
import type { SaveRequest } from '../schema.ts';
import { keepVersion } from '../versions/keep-version.server.ts';

/** Seconds: a run of saves needs one picture, and not before a hand is lifted from the keys. */
const PICTURE_DELAY = 4;

interface SaveCv extends Omit<SaveRequest, 'owner'> {
  services: Pick<Services, 'db' | 'events' | 'jobs'>;
  userId: string;
  id: string;
  /** It writes over everything: what stands there is kept as a version, whatever was kept in the minutes before. */
  overAll?: boolean;
}

type SaveOutcome =
  | { saved: true; version: number }
  /** Somebody saved in between: nothing was written, and this is what is stored. */
  | { saved: false; version: number; saveId: string | null; document: Resume };

/**
 * Stores a document if no other was stored since `version`, or only one of `after`: the page's own, sent just before. A save
 * that is repeated because its answer was lost is known by its `saveId` and answered as the first time. A save of parts puts them into the
 * document that it was made from.
 * @throws AppError not_found, too_long, invalid
 */
export async function saveCv(request: SaveCv): Promise<SaveOutcome> {
  const { services, userId, id, version, saveId, after = [], parts, overAll } = request;
  const whole = parts ? undefined : parseDocument(request.document);
  const below = and(
    ownedDocument({ userId, id }),
    or(eq(cv.version, version), after.length > 0 ? inArray(cv.saveId, [...after]) : undefined),
  );
  const saved = await services.db.transaction(async (tx) => {
    await keepVersion(tx, { userId, cvId: id, replaced: version, overAll: overAll ?? false });
    const document = whole ?? (await wholeOf(tx, below, parts ?? {}));
    if (!document) return undefined;
    const [row] = await tx
      .update(cv)
      .set({ document, saveId, version: sql`${cv.version} + 1`, updatedAt: new Date() })
      .where(below)
      .returning({ version: cv.version });
    if (!row) return undefined;
    await services.events.publish(tx, { userId, type: 'cv.changed', id });
    const picture = { userId, cvId: id };
    await services.jobs.enqueue(tx, 'render-thumbnail', picture, { delay: PICTURE_DELAY });
    return row;
  });
  countSave(saved ? 'saved' : 'conflict');
  return saved ? { saved: true, version: saved.version } : whatIsStored(request);
}

/** The stored document with the parts that a save changes; undefined where none is stored that it was made from. */
async function wholeOf(tx: DbOrTx, below: SQL | undefined, parts: Parts): Promise<Resume | undefined> {
  const [stored] = await tx.select({ document: cv.document }).from(cv).where(below).limit(1);
  return stored && parseDocument(withParts(parseDocument(stored.document), parts));
}

async function whatIsStored({ services, userId, id, saveId }: SaveCv): Promise<SaveOutcome> {
  const [stored] = await services.db
    .select({ version: cv.version, saveId: cv.saveId, document: cv.document })
    .from(cv)
    .where(ownedDocument({ userId, id }))
    .limit(1);
  if (!stored) throw new AppError('not_found');
  const { version } = stored;
  if (stored.saveId === saveId) return { saved: true, version };
  return { saved: false, version, saveId: stored.saveId, document: parseResume(stored.document) };
}

/** @throws AppError too_long, invalid */
export function parseDocument(input: unknown): Resume {
  try {
    return parseResume(input);
  } catch (error) {
    if (!(error instanceof ResumeError)) throw error;
    throw new AppError(error.code.startsWith('too_') ? 'too_long' : 'invalid', { cause: error });
  }
}

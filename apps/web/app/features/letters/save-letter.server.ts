import { LetterError, parseLetter, type Letter } from '@setapak/letter';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { letter, letterVersion } from '~/services/db/letter-schema.ts';
import { AppError } from '~/services/error.ts';
import { newId } from '~/services/id.ts';
import type { Services } from '~/services/services.server.ts';
import { KEEP_EVERY_MINUTES, MOST_VERSIONS } from './model.ts';
import { findLetter, ownedLetter } from './owned-letter.server.ts';
import type { SaveLetterRequest } from './schema.ts';

interface SaveLetter extends Omit<SaveLetterRequest, 'owner'> {
  services: Pick<Services, 'db' | 'events'>;
  userId: string;
  id: string;
}

type SaveLetterOutcome =
  | { saved: true; version: number }
  /** Somebody saved in between: nothing was written, and this is what is stored. */
  | { saved: false; version: number; saveId: string | null; document: Letter };

/**
 * Stores a letter if no other was stored since `version`, or only one of `after`: the page's own, sent just before. A repeated save is
 * known by its `saveId`.
 * @throws AppError not_found, too_long, invalid
 */
export async function saveLetter(request: SaveLetter): Promise<SaveLetterOutcome> {
  const { services, userId, id, version, saveId, after = [] } = request;
  const document = parseDocument(request.document);
  const saved = await services.db.transaction(async (tx) => {
    await keepVersion(tx, { userId, id, replaced: version });
    const [row] = await tx
      .update(letter)
      .set({
        document,
        saveId,
        name: nameOf(document),
        version: sql`${letter.version} + 1`,
        updatedAt: new Date(),
      })
      .where(
        and(
          ownedLetter({ userId, id }),
          or(eq(letter.version, version), after.length > 0 ? inArray(letter.saveId, [...after]) : undefined),
        ),
      )
      .returning({ version: letter.version });
    if (row) await services.events.publish(tx, { userId, type: 'letter.changed', id });
    return row;
  });
  if (saved) return { saved: true, version: saved.version };
  const stored = await findLetter(services.db, { userId, id });
  if (stored.saveId === saveId) return { saved: true, version: stored.version };
  return {
    saved: false,
    version: stored.version,
    saveId: stored.saveId,
    document: parseLetter(stored.document),
  };
}

const nameOf = ({ position, recipient }: Letter) =>
  [position.trim(), recipient.company.trim()].filter(Boolean).join(', ').slice(0, 160) || 'Surat lamaran';

/** @throws AppError too_long, invalid */
export function parseDocument(input: unknown): Letter {
  try {
    return parseLetter(input);
  } catch (error) {
    if (!(error instanceof LetterError)) throw error;
    throw new AppError(error.code === 'too_large' ? 'too_long' : 'invalid', { cause: error });
  }
}

interface KeepVersion {
  userId: string;
  id: string;
  /** The number of the save that is about to be replaced; absent where the stored letter is kept whatever it is. */
  replaced?: number;
}

/** Inside a transaction: keeps the stored letter, if none from the minutes before it is kept already. Its row is locked with it. */
export async function keepVersion(tx: DbOrTx, { userId, id, replaced }: KeepVersion): Promise<void> {
  const isNew =
    replaced === undefined
      ? sql`NOT EXISTS (SELECT 1 FROM letter_version v WHERE v.letter_id = letter.id AND v.created_at >= letter.updated_at)`
      : sql`letter.version = ${replaced} AND NOT EXISTS (
          SELECT 1 FROM letter_version v
          WHERE v.letter_id = letter.id AND v.created_at > letter.updated_at - make_interval(mins => ${KEEP_EVERY_MINUTES}))`;
  await tx.execute(sql`
    INSERT INTO letter_version (id, user_id, letter_id, document, created_at)
    SELECT ${newId()}, letter.user_id, letter.id, letter.document, letter.updated_at FROM letter
    WHERE letter.id = ${id} AND letter.user_id = ${userId} AND ${isNew}
    FOR UPDATE OF letter`);
  const own = and(eq(letterVersion.userId, userId), eq(letterVersion.letterId, id));
  const surplus = await tx
    .select({ id: letterVersion.id })
    .from(letterVersion)
    .where(own)
    .orderBy(desc(letterVersion.createdAt))
    .offset(MOST_VERSIONS);
  if (surplus.length > 0)
    await tx.delete(letterVersion).where(
      and(
        own,
        inArray(
          letterVersion.id,
          surplus.map((version) => version.id),
        ),
      ),
    );
}

interface OwnVersions {
  services: Pick<Services, 'db'>;
  userId: string;
  id: string;
}

/** The earlier states of a letter, the newest first. @throws AppError not_found */
export async function listVersions({ services, userId, id }: OwnVersions) {
  await findLetter(services.db, { userId, id });
  return services.db
    .select({ id: letterVersion.id, createdAt: letterVersion.createdAt })
    .from(letterVersion)
    .where(and(eq(letterVersion.userId, userId), eq(letterVersion.letterId, id)))
    .orderBy(desc(letterVersion.createdAt));
}

/** What a letter said then. @throws AppError not_found */
export async function loadVersion({
  services,
  userId,
  id,
  version,
}: OwnVersions & { version: string }): Promise<Letter> {
  const [found] = await services.db
    .select({ document: letterVersion.document })
    .from(letterVersion)
    .where(
      and(eq(letterVersion.id, version), eq(letterVersion.userId, userId), eq(letterVersion.letterId, id)),
    )
    .limit(1);
  if (!found) throw new AppError('not_found');
  return parseLetter(found.document);
}

import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { cvShare } from '~/services/db/cv-sharing-schema.ts';
import { cv, user } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { toSource, type LoadedSource } from '~/features/cv-sync/public.server.ts';
import { hasGrant } from './grant.server.ts';

interface OpenShare {
  services: Pick<Services, 'db'>;
  /** What stands in the address. */
  id: string;
  viewerId: string | null;
  /** Of the request, with what the right password left. */
  cookie: string | null;
}

export interface SharedCv extends LoadedSource {
  /** The viewer is its owner: nothing is counted, no password needed. */
  mine: boolean;
  listed: boolean;
  hasPassword: boolean;
}

const ID = /^[a-z0-9]{36}$/;

/**
 * A CV that its owner shares, as far as this viewer may see it. Read from the database every time, so that an end of the
 * sharing holds at once.
 * @returns `locked` where the password is still to be given
 * @throws AppError not_found for what is private, over, deleted, of a suspended person or never was: all look the same
 */
export async function openShare({ services, id, viewerId, cookie }: OpenShare): Promise<SharedCv | 'locked'> {
  const found = await findShare(services, id);
  const { userId, grantKey, passwordHash, listed, name, version } = found;
  const mine = userId === viewerId;
  if (passwordHash !== null && !mine && !hasGrant(cookie, { id, grantKey })) return 'locked';
  return { id, name, version, source: toSource(found), mine, listed, hasPassword: passwordHash !== null };
}

/** The row behind an address that is open now. @throws AppError not_found */
export async function findShare({ db }: Pick<Services, 'db'>, id: string) {
  if (!ID.test(id)) throw new AppError('not_found');
  const [found] = await db
    .select({
      userId: cvShare.userId,
      passwordHash: cvShare.passwordHash,
      grantKey: cvShare.grantKey,
      listed: cvShare.listed,
      name: cv.name,
      version: cv.version,
      document: cv.document,
      fileKey: cv.fileKey,
    })
    .from(cvShare)
    .innerJoin(cv, and(eq(cv.id, cvShare.cvId), eq(cv.userId, cvShare.userId)))
    .innerJoin(user, eq(user.id, cvShare.userId))
    .where(
      and(
        eq(cvShare.cvId, id),
        eq(cvShare.active, true),
        isNull(cv.deletedAt),
        isNull(user.suspendedAt),
        or(isNull(cvShare.endsAt), gt(cvShare.endsAt, new Date())),
      ),
    )
    .limit(1);
  if (!found) throw new AppError('not_found');
  return found;
}

import { and, eq, isNull } from 'drizzle-orm';
import { cvShare } from '~/services/db/cv-sharing-schema.ts';
import { cv, user } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { toSource, type LoadedSource } from '~/features/cv-sync/public.server.ts';
import { currentAddresses, findAddress } from '../addresses/find-address.server.ts';
import { plainLetters } from '../addresses/model.ts';
import { isOpen, isPublic } from '~/features/cv-rendering/public.server.ts';
import { hasGrant } from './grant.server.ts';

interface OpenShare {
  services: Pick<Services, 'db'>;
  /** What stands in the address: a CV's id, or an address of it. */
  address: string;
  viewerId: string | null;
  /** Of the request, with what the right password left. */
  cookie: string | null;
}

export interface SharedCv extends LoadedSource {
  /** The viewer is its owner: nothing is counted, no password needed. */
  mine: boolean;
  listed: boolean;
  hasPassword: boolean;
  /** Who has the link may leave a comment. */
  comments: boolean;
  userId: string;
  /** What it was opened by, to be used in its links: who comes by a chosen address learns no other. */
  address: string;
  /** The chosen address that is handed out now; null where there is none, or the CV is not public. */
  chosen: string | null;
  /** The chosen address that has taken the place of this one. */
  moved: string | null;
}

/**
 * A CV that its owner shares, as far as this viewer may see it. Read from the database every time, so that an end of the
 * sharing holds at once.
 * @returns `locked` where the password is still to be given
 * @throws AppError not_found for what is private, over, deleted, of a suspended person or never was: all look the same
 */
export async function openShare({
  services,
  address,
  viewerId,
  cookie,
}: OpenShare): Promise<SharedCv | 'locked'> {
  const found = await findShare(services, address);
  const { id, userId, grantKey, passwordHash, listed, comments, name, version } = found;
  const mine = userId === viewerId;
  if (passwordHash !== null && !mine && !hasGrant(cookie, { id, grantKey })) return 'locked';
  const chosen = isPublic(found) ? (await currentAddresses(services.db, id)).chosen : null;
  return {
    id,
    name,
    version,
    source: toSource(found),
    mine,
    listed,
    hasPassword: passwordHash !== null,
    comments,
    userId,
    address: plainLetters(address),
    chosen,
    moved: found.isEarlier ? chosen : null,
  };
}

/** The row behind an address that is open now. @throws AppError not_found */
export async function findShare({ db }: Pick<Services, 'db'>, address: string) {
  const behind = await findAddress(db, address);
  if (!behind) throw new AppError('not_found');
  const [found] = await db
    .select({
      id: cvShare.cvId,
      userId: cvShare.userId,
      active: cvShare.active,
      endsAt: cvShare.endsAt,
      comments: cvShare.comments,
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
    .where(and(eq(cvShare.cvId, behind.cvId), isNull(cv.deletedAt), isNull(user.suspendedAt)))
    .limit(1);
  if (!found || !(behind.kind === 'chosen' ? isPublic(found) : isOpen(found)))
    throw new AppError('not_found');
  return { ...found, isEarlier: !behind.current };
}

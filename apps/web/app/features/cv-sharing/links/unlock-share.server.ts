import { verifyPassword } from 'better-auth/crypto';
import { AppError } from '~/services/error.ts';
import { siteOf } from '~/services/limits/site-of.ts';
import type { Services } from '~/services/services.server.ts';
import { grantCookies } from './grant.server.ts';
import { PASSWORD } from './model.ts';
import { findShare } from './open-share.server.ts';

interface UnlockShare {
  services: Pick<Services, 'db' | 'jobs' | 'limits' | 'baseUrl'>;
  /** The address that it is opened by. */
  address: string;
  password: string;
  clientIp: string;
}

/**
 * Takes the password of a shared CV. Who guesses slows down themselves: strangers' tries from many networks leave each
 * network with fewer, but never close the CV to who knows the password. Its owner gets a mail.
 * @returns the cookies that open it in this browser
 * @throws AppError not_found, wrong_share_password, too_many
 */
export async function unlockShare({ services, address, password, clientIp }: UnlockShare): Promise<string[]> {
  const { db, jobs, limits, baseUrl } = services;
  const { id, passwordHash, grantKey, userId } = await findShare(services, address);
  if (passwordHash === null) return [];
  const pair = `${id} ${clientIp}`;
  const attacked = (await limits.take('share-password-cv', id)) !== undefined;
  const rule = attacked ? 'share-password-pair-attacked' : 'share-password-pair';
  const site = siteOf(clientIp);
  const siteAndCv = attacked && site ? `${id} ${site}` : undefined;
  const retryAfter = await limits.takeAll([
    [rule, pair],
    ['share-password-site-attacked', siteAndCv],
  ]);
  if (attacked && (await limits.take('attack-notice', id)) === undefined)
    await jobs.enqueue(db, 'tell-owner', { userId, kind: 'share-attempts' });
  if (retryAfter !== undefined) throw new AppError('too_many', { retryAfter });
  const right = password.length <= PASSWORD.max && (await verifyPassword({ hash: passwordHash, password }));
  if (!right) throw new AppError('wrong_share_password');
  await limits.forgive(rule, pair);
  if (siteAndCv) await limits.giveBack('share-password-site-attacked', siteAndCv);
  await limits.giveBack('share-password-cv', id);
  return grantCookies({ id, grantKey }, baseUrl.startsWith('https://'));
}

import { verifyPassword } from 'better-auth/crypto';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { grantCookies } from './grant.server.ts';
import { PASSWORD } from './model.ts';
import { findShare } from './open-share.server.ts';

interface UnlockShare {
  services: Pick<Services, 'db' | 'limits' | 'baseUrl'>;
  id: string;
  password: string;
  clientIp: string;
}

/**
 * Takes the password of a shared CV.
 * @returns the cookies that open it in this browser
 * @throws AppError not_found, wrong_share_password, too_many
 */
export async function unlockShare({ services, id, password, clientIp }: UnlockShare): Promise<string[]> {
  const { limits, baseUrl } = services;
  const { passwordHash, grantKey } = await findShare(services, id);
  if (passwordHash === null) return [];
  const retryAfter =
    (await limits.take('share-password-address', `${id} ${clientIp}`)) ??
    (await limits.take('share-password-cv', id));
  if (retryAfter !== undefined) throw new AppError('too_many', { retryAfter });
  const right = password.length <= PASSWORD.max && (await verifyPassword({ hash: passwordHash, password }));
  if (!right) throw new AppError('wrong_share_password');
  await limits.forgive('share-password-address', `${id} ${clientIp}`);
  return grantCookies({ id, grantKey }, baseUrl.startsWith('https://'));
}

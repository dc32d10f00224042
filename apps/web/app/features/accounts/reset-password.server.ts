import { APIError } from 'better-auth/api';
import { and, eq, ne } from 'drizzle-orm';
import { AppError } from '~/services/error.ts';
import { verification } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';
import { endAccess, lockPerson } from '~/services/auth/end-access.server.ts';
import { keepPassword, keptHash, keptHashOf } from './passwords/kept-password.server.ts';
import { isCommonPassword } from './passwords/is-common-password.server.ts';

interface ResetPassword {
  services: Pick<Services, 'auth' | 'db' | 'events' | 'limits'>;
  clientIp: string;
  token: string;
  password: string;
}

/**
 * Sets a new password by the link of a mail. The link works once, even for two requests at the same moment; every session
 * ends, and so does every other link, also one that is used at the same moment.
 * @throws AppError common_password, link_used, too_many
 */
export async function resetPassword({ services, clientIp, token, password }: ResetPassword): Promise<void> {
  const { auth, limits } = services;
  if (isCommonPassword(password)) throw new AppError('common_password');
  await limits.enforce('reset-try-network', clientIp);
  const { internalAdapter } = await auth.$context;
  const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  if (link) await endOtherLinks(services, link);
  try {
    await auth.api.resetPassword({ body: { token, newPassword: password } });
  } catch (error) {
    if (error instanceof APIError) throw new AppError('link_used', { cause: error });
    throw error;
  }
  if (link) await holdPassword(services, link.value, password);
}

/** Before the password is hashed, which takes a while: two links that are both used meanwhile would both have set it. */
async function endOtherLinks(
  { db }: ResetPassword['services'],
  { id, value: userId }: { id: string; value: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const isOpen = (await tx.$count(verification, eq(verification.id, id))) > 0;
    if (!isOpen) throw new AppError('link_used');
    await tx.delete(verification).where(and(eq(verification.value, userId), ne(verification.id, id)));
  });
}

/** A change by the old password, whose check was under way, may have come after: the reset's holds, and what that one opened ends. */
async function holdPassword(
  services: ResetPassword['services'],
  userId: string,
  password: string,
): Promise<void> {
  if ((await keptHashOf(services, userId, password)) !== null) return;
  if ((await keptHash(services.db, userId)) === null) return;
  await keepPassword(services, userId, password);
  await services.db.transaction((tx) => endAccess({ db: tx, events: services.events, userId }));
}

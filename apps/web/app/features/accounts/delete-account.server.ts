import { eq } from 'drizzle-orm';
import { forgetCustomer } from '~/features/checkout/public.server.ts';
import { forgetReviewer } from '~/features/mentors/public.server.ts';
import type { SignedInUser } from '~/services/auth/auth.server.ts';
import { mailOutbox, user } from '~/services/db/schema.ts';
import { forgetResetLinks } from '~/services/auth/account-hooks.server.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { hasPassword } from './has-password.server.ts';
import { FRESH_MS } from './model.ts';
import { ownFiles } from './own-files.server.ts';

interface DeleteAccount {
  services: Pick<Services, 'auth' | 'db' | 'jobs' | 'limits'>;
  user: Pick<SignedInUser, 'id' | 'email' | 'signedInAt'>;
  /** Of the request, with the session. */
  headers: Headers;
  /** Where the account has one; others must have come from Google just now. */
  password: string;
}

/** A job takes so many keys at most. */
const KEYS_A_JOB = 500;

/**
 * Deletes a person with everything that is theirs: profile, CVs, checks, sessions at once, files by a job of the same
 * transaction.
 * @throws AppError wrong_password, sign_in_again, too_many
 */
export async function deleteAccount({ services, user: own, headers, password }: DeleteAccount) {
  const { db, jobs, limits } = services;
  const retryAfter = await limits.take('reauth-user', own.id);
  if (retryAfter !== undefined) throw new AppError('too_many', { retryAfter });
  await proveIdentity({ services, user: own, headers, password });

  await db.transaction(async (tx) => {
    const keys = (await ownFiles(tx, own.id)).map(({ key }) => key);
    // Tax law keeps bookkeeping records for ten years (UU KUP, article 28 paragraph 11): orders stay, without the person.
    await forgetCustomer(tx, own.id);
    await forgetReviewer(tx, own.id);
    await tx.delete(mailOutbox).where(eq(mailOutbox.recipient, own.email));
    await forgetResetLinks(tx, own.id);
    // Everything else hangs on the person's row and goes with it.
    await tx.delete(user).where(eq(user.id, own.id));
    for (let at = 0; at < keys.length; at += KEYS_A_JOB)
      await jobs.enqueue(tx, 'remove-files', { keys: keys.slice(at, at + KEYS_A_JOB) });
  });
}

async function proveIdentity({ services, user: own, headers, password }: DeleteAccount): Promise<void> {
  if (!(await hasPassword(services, own.id))) {
    if (Date.now() - own.signedInAt.getTime() > FRESH_MS) throw new AppError('sign_in_again');
    return;
  }
  try {
    await services.auth.api.verifyPassword({ body: { password }, headers });
  } catch (error) {
    throw new AppError('wrong_password', { cause: error });
  }
}

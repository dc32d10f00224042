import { and, eq, ne } from 'drizzle-orm';
import type { AccountData } from '~/services/account-data.ts';
import type { SignedInUser } from '~/services/auth/auth.server.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { user } from '~/services/db/schema.ts';
import { endAccess } from '~/services/auth/end-access.server.ts';
import { lockAdmins } from '~/services/auth/lock-admins.server.ts';
import { AppError } from '~/services/error.ts';
import { logSecurity } from '~/services/log/security-event.ts';
import type { Services } from '~/services/services.server.ts';
import { removeLater } from '~/services/storage/remove-files.server.ts';
import { hasPassword } from './has-password.server.ts';
import { notify } from './notify.server.ts';
import { ownFiles } from './own-files.server.ts';
import { isProofRecent } from './session.server.ts';

interface DeleteAccount {
  services: Pick<Services, 'auth' | 'db' | 'events' | 'jobs' | 'limits' | 'log' | 'baseUrl'>;
  user: Pick<SignedInUser, 'id' | 'name' | 'email' | 'provedAt'>;
  /** Of the request, with the session. */
  headers: Headers;
  /** Where the account has one; others must have come from Google just now. */
  password: string;
  /** What every feature holds of a person (`registry.server.ts`). */
  accountData: readonly AccountData[];
}

/**
 * Deletes a person with everything that is theirs: profile, CVs, checks, sessions at once, files by a job of the same
 * transaction.
 * @throws AppError wrong_password, sign_in_again, too_many, only_admin
 */
export async function deleteAccount({
  services,
  user: own,
  headers,
  password,
  accountData,
}: DeleteAccount): Promise<void> {
  const { limits } = services;
  await limits.enforce('reauth-user', own.id);
  await proveIdentity({ services, user: own, headers, password });

  await eraseAccount({ services, user: own, accountData });
}

type Erase = Pick<DeleteAccount, 'accountData'> & {
  services: Pick<Services, 'db' | 'events' | 'jobs' | 'log' | 'baseUrl'>;
  user: Pick<SignedInUser, 'id' | 'name' | 'email'>;
  /** What else is written with it, such as the audit. */
  alongside?: (tx: DbOrTx) => Promise<void>;
};

/** Deletes a person with everything that is theirs, without asking anything more. */
export async function eraseAccount({ services, user: own, accountData, alongside }: Erase): Promise<void> {
  const { db, events } = services;
  await db.transaction(async (tx) => {
    await keepOneAdmin(tx, own.id);
    const keys = (await ownFiles(tx, own.id, accountData)).map(({ key }) => key);
    for (const { forget } of accountData) await forget?.(tx, own);
    await endAccess({ db: tx, events, userId: own.id });
    await notify({ services, db: tx, user: own, kind: 'account-deleted' });
    await alongside?.(tx);
    // Everything else hangs on the person's row and goes with it.
    await tx.delete(user).where(eq(user.id, own.id));
    await removeLater(services, tx, keys);
  });
  logSecurity(services.log, 'account_deleted', { user: own.id });
}

/** Who is no admin keeps none of them waiting, and becomes none until the account is gone. @throws AppError only_admin */
async function keepOneAdmin(tx: DbOrTx, id: string): Promise<void> {
  const [other] = await tx
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, id), ne(user.role, 'admin')))
    .for('no key update');
  if (other) return;
  const admins = await lockAdmins(tx);
  if (admins.length === 1 && admins[0] === id) throw new AppError('only_admin');
}

type Proof = Omit<DeleteAccount, 'accountData'>;

async function proveIdentity({ services, user: own, headers, password }: Proof): Promise<void> {
  if (!(await hasPassword(services, own.id))) {
    if (!isProofRecent(own)) throw new AppError('sign_in_again');
    return;
  }
  try {
    await services.auth.api.verifyPassword({ body: { password }, headers });
  } catch (error) {
    logSecurity(services.log, 'proof_failed', { user: own.id });
    throw new AppError('wrong_password', { cause: error });
  }
}

import { eq } from 'drizzle-orm';
import type { AccountData } from '~/services/account-data.ts';
import { forgetResetLinks } from '~/services/auth/account-hooks.server.ts';
import { account, mailOutbox, profile, session, user } from '~/services/db/schema.ts';

/** The person, their profile with its files, and how they sign in. */
export const accountsData: AccountData = {
  async rows(db, userId) {
    const [own] = await db.select().from(user).where(eq(user.id, userId));
    const [about] = await db.select().from(profile).where(eq(profile.userId, userId));
    const accounts = await db.select().from(account).where(eq(account.userId, userId));
    const sessions = await db.select().from(session).where(eq(session.userId, userId));
    return {
      user: own,
      profile: about && { ...about, avatarKey: undefined, cvKey: undefined },
      account: accounts.map(({ providerId, accountId, createdAt }) => ({ providerId, accountId, createdAt })),
      session: sessions.map(({ createdAt, expiresAt }) => ({ createdAt, expiresAt })),
    };
  },
  async files(db, userId) {
    const [own] = await db
      .select({ avatarKey: profile.avatarKey, cvKey: profile.cvKey })
      .from(profile)
      .where(eq(profile.userId, userId));
    return [
      { key: own?.avatarKey ?? null, path: 'profil/foto.webp' },
      { key: own?.cvKey ?? null, path: 'profil/cv.pdf' },
    ];
  },
  async forget(tx, { id, email }) {
    await tx.delete(mailOutbox).where(eq(mailOutbox.recipient, email));
    await forgetResetLinks(tx, id);
  },
};

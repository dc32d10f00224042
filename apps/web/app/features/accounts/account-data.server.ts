import { eq } from 'drizzle-orm';
import type { AccountData } from '~/services/account-data.ts';
import { account, mailOutbox, profile, session, user } from '~/services/db/schema.ts';
import { savedView, supportNote } from '~/services/db/admin-schema.ts';
import { knownDevice, passkey, twoFactor } from '~/services/db/sign-in-schema.ts';

/** The person, their profile with its files, and how they sign in. */
export const accountsData: AccountData = {
  async rows(db, userId) {
    const [own] = await db.select().from(user).where(eq(user.id, userId));
    const [about] = await db.select().from(profile).where(eq(profile.userId, userId));
    const accounts = await db.select().from(account).where(eq(account.userId, userId));
    const sessions = await db.select().from(session).where(eq(session.userId, userId));
    const passkeys = await db.select().from(passkey).where(eq(passkey.userId, userId));
    const devices = await db.select().from(knownDevice).where(eq(knownDevice.userId, userId));
    const apps = await db.select().from(twoFactor).where(eq(twoFactor.userId, userId));
    const notes = await db.select().from(supportNote).where(eq(supportNote.userId, userId));
    const views = await db.select().from(savedView).where(eq(savedView.userId, userId));
    return {
      user: own && { ...own, addressKey: undefined },
      profile: about && { ...about, avatarKey: undefined, cvKey: undefined },
      account: accounts.map(({ providerId, accountId, createdAt }) => ({ providerId, accountId, createdAt })),
      session: sessions.map(({ createdAt, expiresAt }) => ({ createdAt, expiresAt })),
      passkey: passkeys.map(({ name, deviceType, createdAt }) => ({ name, deviceType, createdAt })),
      known_device: devices.map(({ createdAt, seenAt }) => ({ createdAt, seenAt })),
      support_note: notes.map(({ text, createdAt }) => ({ text, createdAt })),
      saved_view: views.map(({ resource, name, query }) => ({ resource, name, query })),
      two_factor: apps.map(({ verified }) => ({ verified })),
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
  async forget(tx, { id }) {
    // Mails to an address that was only claimed are those of its owner: there `email` is a name of ours.
    const [own] = await tx.select({ email: user.email }).from(user).where(eq(user.id, id));
    if (own) await tx.delete(mailOutbox).where(eq(mailOutbox.recipient, own.email));
  },
};

import { eq } from 'drizzle-orm';
import { CLAIM_DOMAIN, type SignedInUser } from '~/services/auth/auth.server.ts';
import { lockRecord } from '~/services/db/lock-record.server.ts';
import { user } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import { newId } from '~/services/id.ts';
import type { Services } from '~/services/services.server.ts';
import { isVerifyToken } from './verify-link.server.ts';

interface VerifyEmail {
  services: Pick<Services, 'db' | 'links'>;
  /** Who followed the link: the mailbox alone proves nothing of an account that somebody else made. */
  user: Pick<SignedInUser, 'id'>;
  token: string;
}

/**
 * Marks a person's address as theirs. An account that only claimed it takes it over from one that never proved it.
 * @throws AppError verify_link_over where the link is late, of another account, or the address was proved by another meanwhile
 */
export async function verifyEmail({ services: { db, links }, user: own, token }: VerifyEmail): Promise<void> {
  await db.transaction(async (tx) => {
    const [known] = await tx.select().from(user).where(eq(user.id, own.id));
    // Of several accounts that claim one address the later ones see who took it.
    await lockRecord(tx, 'address', known?.claimedEmail ?? known?.email ?? '');
    const [person] = await tx.select().from(user).where(eq(user.id, own.id)).for('update');
    const email = person?.claimedEmail ?? person?.email;
    if (!person || !email || !isVerifyToken(links, token, { userId: person.id, email }))
      throw new AppError('verify_link_over');
    if (person.claimedEmail !== null) {
      const [holder] = await tx.select().from(user).where(eq(user.email, email)).for('update');
      if (holder?.emailVerified) throw new AppError('verify_link_over');
      // Who registered it without reading its mailbox keeps their own account, and the claim, but not the address.
      if (holder)
        await tx
          .update(user)
          .set({
            email: newId() + CLAIM_DOMAIN,
            claimedEmail: email,
            addressKey: links.keyOf('address key', `claim ${email}`),
          })
          .where(eq(user.id, holder.id));
    }
    await tx
      .update(user)
      .set({
        email,
        claimedEmail: null,
        emailVerified: true,
        addressKey: links.keyOf('address key', email),
        updatedAt: new Date(),
      })
      .where(eq(user.id, person.id));
  });
}

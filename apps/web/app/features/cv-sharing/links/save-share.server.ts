import { randomBytes } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import { and, eq } from 'drizzle-orm';
import { cvShare } from '~/services/db/cv-sharing-schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { ownsCv } from '~/features/cv-sync/public.server.ts';
import { chooseAddress, giveUpAddress } from '../addresses/choose-address.server.ts';
import { giveRandomAddress } from '../addresses/give-random-address.server.ts';
import { loadShare } from './load-share.server.ts';
import { endOfDay, type ShareForm, type ShareSettings } from './model.ts';

interface SaveShare {
  services: Pick<Services, 'db' | 'events' | 'limits'>;
  userId: string;
  id: string;
  form: ShareForm;
}

type Change = Partial<typeof cvShare.$inferInsert>;

/** Changes one thing of how a CV is shared. @throws AppError not_found, and for addresses not_public, address_taken, too_many_addresses, too_many */
export async function saveShare({ services, userId, id, form }: SaveShare): Promise<ShareSettings> {
  if (!(await ownsCv({ services, userId, id }))) throw new AppError('not_found');
  if (form.intent === 'address') await chooseAddress({ services, userId, id, address: form.address });
  else if (form.intent === 'no-address') await giveUpAddress({ services, userId, id });
  else await saveSettings({ services, userId, id, form });
  return loadShare({ services, userId, id });
}

type SettingsForm = Exclude<ShareForm, { intent: 'address' | 'no-address' }>;

async function saveSettings({
  services,
  userId,
  id,
  form,
}: SaveShare & { form: SettingsForm }): Promise<void> {
  const change = await toChange(form);
  await services.db.transaction(async (tx) => {
    await tx.insert(cvShare).values({ cvId: id, userId, grantKey: newGrantKey() }).onConflictDoNothing();
    await tx
      .update(cvShare)
      .set({ ...change, updatedAt: new Date() })
      .where(and(eq(cvShare.cvId, id), eq(cvShare.userId, userId)));
    if (change.active) await giveRandomAddress(tx, { userId, cvId: id });
    await services.events.publish(tx, { userId, type: 'cv.changed', id });
  });
}

async function toChange(form: SettingsForm): Promise<Change> {
  switch (form.intent) {
    case 'open':
      return { active: true };
    case 'close':
      // Visitors who were let in with the password must type it again once the link is open again.
      return { active: false, grantKey: newGrantKey() };
    case 'password':
      return { passwordHash: await hashPassword(form.password), grantKey: newGrantKey() };
    case 'no-password':
      return { passwordHash: null };
    case 'end':
      return { endsAt: form.day === '' ? null : endOfDay(form.day) };
    case 'listed':
      return { listed: form.listed };
    case 'comments':
      return { comments: form.comments };
  }
}

function newGrantKey(): string {
  return randomBytes(32).toString('base64url');
}

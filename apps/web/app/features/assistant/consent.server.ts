import { eq } from 'drizzle-orm';
import { assistantConsent } from '~/services/db/assistant-schema.ts';
import type { Services } from '~/services/services.server.ts';
import type { Recipient } from './model.ts';

type Db = Pick<Services, 'db'>;

const asText = ({ host, model }: Recipient) => `${host} ${model}`;

/** Whether a person agreed that their texts go to this recipient. */
export async function hasConsent({ db }: Db, userId: string, recipient: Recipient): Promise<boolean> {
  const [given] = await db
    .select({ recipient: assistantConsent.recipient })
    .from(assistantConsent)
    .where(eq(assistantConsent.userId, userId));
  return given?.recipient === asText(recipient);
}

export async function giveConsent({ db }: Db, userId: string, recipient: Recipient): Promise<void> {
  const given = { recipient: asText(recipient), givenAt: new Date() };
  await db
    .insert(assistantConsent)
    .values({ userId, ...given })
    .onConflictDoUpdate({ target: assistantConsent.userId, set: given });
}

/** From now on nothing is sent until they agree again. */
export async function withdrawConsent({ db }: Db, userId: string): Promise<void> {
  await db.delete(assistantConsent).where(eq(assistantConsent.userId, userId));
}

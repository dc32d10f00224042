import { eq } from 'drizzle-orm';
import { user } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';
import { sampleAccounts } from './sample-accounts.ts';

/** Makes the sample accounts of a demo that are not there yet. Does nothing in production. */
export async function seedDemo({
  config,
  db,
  auth,
}: Pick<Services, 'config' | 'db' | 'auth'>): Promise<void> {
  if (config.SETAPAK_MODE !== 'demo') return;
  for (const { about: _, ...account } of sampleAccounts) {
    const [known] = await db.select({ id: user.id }).from(user).where(eq(user.email, account.email)).limit(1);
    if (!known) await auth.api.signUpEmail({ body: account });
  }
}

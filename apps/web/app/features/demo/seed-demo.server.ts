import { eq } from 'drizzle-orm';
import { trustMailbox } from '~/services/auth/account-hooks.server.ts';
import { user } from '~/services/db/schema.ts';
import type { DemoSeed } from '~/services/demo-seed.ts';
import type { Services } from '~/services/services.server.ts';
import { sampleAccounts, type SampleAccount } from './sample-accounts.server.ts';

/** Makes what a demo starts with and is not there yet: what the features add, and the sample accounts. Does nothing in production. */
export async function seedDemo(services: Services, seeds: readonly DemoSeed[]): Promise<void> {
  if (services.config.SETAPAK_MODE !== 'demo') return;
  for (const { seed } of seeds) await seed?.(services);
  for (const sample of sampleAccounts) {
    const known = await services.db
      .select({ id: user.id })
      .from(user)
      .where(eq(user.email, sample.email))
      .limit(1);
    if (known.length > 0) continue;
    const { name, email, phone } = sample;
    const id = await makeAccount(services, sample);
    for (const { seedAccount } of seeds) await seedAccount?.(services, { id, name, email, phone });
  }
}

async function makeAccount(
  services: Services,
  { about: _, role, ...account }: SampleAccount,
): Promise<string> {
  const made = await services.auth.api.signUpEmail({ body: account });
  const { id } = made.user;
  // As if they had followed a link of ours: they may come with the demo's Google and keep their password.
  await trustMailbox(services.db, id);
  if (role) await services.db.update(user).set({ role }).where(eq(user.id, id));
  return id;
}

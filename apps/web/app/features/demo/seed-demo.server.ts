import { eq } from 'drizzle-orm';
import { applyStarter, createCv } from '~/features/cv-library/public.server.ts';
import { seedVouchers } from '~/features/checkout/public.server.ts';
import { seedMentors } from '~/features/mentors/public.server.ts';
import { seedLanding } from '~/features/landing/public.server.ts';
import { trustMailbox } from '~/services/auth/account-hooks.server.ts';
import { user } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';
import { sampleAccounts, type SampleAccount } from './sample-accounts.server.ts';

/** Makes the sample accounts, vouchers and mentors of a demo that are not there yet. Does nothing in production. */
export async function seedDemo(services: Services): Promise<void> {
  if (services.config.SETAPAK_MODE !== 'demo') return;
  await seedVouchers(services);
  await seedMentors(services);
  await seedLanding(services);
  for (const sample of sampleAccounts) {
    const known = await services.db
      .select({ id: user.id })
      .from(user)
      .where(eq(user.email, sample.email))
      .limit(1);
    if (known.length === 0) await makeAccount(services, sample);
  }
}

async function makeAccount(
  services: Services,
  { about: _, cv, role, ...account }: SampleAccount,
): Promise<void> {
  const made = await services.auth.api.signUpEmail({ body: account });
  const { id } = made.user;
  // As if they had followed a link of ours: they may come with the demo's Google and keep their password.
  await trustMailbox(services.db, id);
  if (role) await services.db.update(user).set({ role }).where(eq(user.id, id));
  if (!cv) return;
  const owner = { id, name: account.name, email: account.email, phone: account.phone };
  const cvId = await createCv({ services, user: owner, name: cv.name });
  await applyStarter({ services, userId: id, id: cvId, role: cv.role });
}

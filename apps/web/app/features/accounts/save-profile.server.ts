import { eq } from 'drizzle-orm';
import { profile, user } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';
import type { OnboardingForm, ProfileForm } from './profile-schema.ts';

interface Save<Form> {
  services: Pick<Services, 'db'>;
  userId: string;
  form: Form;
}

/** Saves the profile form. Only the columns named here can be reached by a form; role and e-mail are not among them. */
export async function saveProfile({ services: { db }, userId, form }: Save<ProfileForm>): Promise<void> {
  const { name, phone = null, linkedin, summary } = form;
  await db.transaction(async (tx) => {
    await tx.update(user).set({ name, phone, updatedAt: new Date() }).where(eq(user.id, userId));
    const values = { ...answersOf(form), linkedin, summary, updatedAt: new Date() };
    await tx
      .insert(profile)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: profile.userId, set: values });
  });
}

/** Saves the onboarding form. */
export async function saveOnboarding({
  services: { db },
  userId,
  form,
}: Save<OnboardingForm>): Promise<void> {
  const values = { ...answersOf(form), updatedAt: new Date() };
  await db
    .insert(profile)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: profile.userId, set: values });
}

function answersOf(form: OnboardingForm) {
  const { status, domicile, education, college, jobType, workDuration, wantedJobTypes } = form;
  return { status, domicile, education, college, jobType, workDuration, wantedJobTypes };
}

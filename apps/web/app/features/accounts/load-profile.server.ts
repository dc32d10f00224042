import { eq, sql } from 'drizzle-orm';
import { prepared } from '~/services/db/prepared.server.ts';
import { profile, user } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';

const statement = prepared((db) =>
  db
    .select({ person: user, about: profile })
    .from(user)
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(eq(user.id, sql.placeholder('id')))
    .limit(1)
    .prepare(''),
);

/**
 * What a person entered about themselves, as the form shows it. Name and picture are read from the database and not from the
 * session, which a request reads before its own change.
 * @throws AppError not_found
 */
export async function loadProfile({ db }: Pick<Services, 'db'>, { id }: { id: string }) {
  const [own] = await statement(db).execute({ id });
  if (!own) throw new AppError('not_found');
  const { person, about } = own;
  return {
    name: person.name,
    email: person.claimedEmail ?? person.email,
    phone: person.phone ?? '',
    image: person.image,
    ...answersOf(about),
    linkedin: about?.linkedin ?? '',
    summary: about?.summary ?? '',
    cv: about?.cvKey ? { name: about.cvName ?? 'CV.pdf', bytes: about.cvBytes ?? 0 } : null,
  };
}

export type Profile = Awaited<ReturnType<typeof loadProfile>>;

/** What onboarding asks for. */
function answersOf(about: typeof profile.$inferSelect | null) {
  return {
    status: about?.status ?? null,
    domicile: about?.domicile ?? '',
    education: about?.education ?? '',
    college: about?.college ?? '',
    jobType: about?.jobType ?? '',
    workDuration: about?.workDuration ?? '',
    wantedJobTypes: about?.wantedJobTypes ?? [],
  };
}

export type OnboardingAnswers = ReturnType<typeof answersOf>;

/** Of somebody without an account. */
export const noAnswers: OnboardingAnswers = answersOf(null);

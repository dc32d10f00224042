import { eq } from 'drizzle-orm';
import type { SignedInUser } from '~/services/auth/auth.server.ts';
import { profile } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';

type Own = Pick<SignedInUser, 'id' | 'name' | 'email' | 'phone' | 'image'>;

/** What a person told about themselves, as the form shows it. */
export async function loadProfile({ db }: Pick<Services, 'db'>, user: Own) {
  const [row] = await db.select().from(profile).where(eq(profile.userId, user.id)).limit(1);
  return {
    name: user.name,
    email: user.email,
    phone: user.phone ?? '',
    image: user.image,
    status: row?.status ?? null,
    domicile: row?.domicile ?? '',
    education: row?.education ?? '',
    college: row?.college ?? '',
    jobType: row?.jobType ?? '',
    workDuration: row?.workDuration ?? '',
    wantedJobTypes: row?.wantedJobTypes ?? [],
    linkedin: row?.linkedin ?? '',
    summary: row?.summary ?? '',
    cv: row?.cvKey ? { name: row.cvName ?? 'CV.pdf', bytes: row.cvBytes ?? 0 } : null,
  };
}

export type Profile = Awaited<ReturnType<typeof loadProfile>>;

import { emptyResume, type Resume } from '@setapak/resume';
import type { SignedInUser } from '~/services/auth/auth.server.ts';
import { newId } from '~/services/id.ts';
import type { Services } from '~/services/services.server.ts';
import { insertCv } from '~/features/cv-sync/public.server.ts';

interface CreateCv {
  services: Pick<Services, 'db' | 'events' | 'jobs'>;
  user: Pick<SignedInUser, 'id' | 'name' | 'email' | 'phone'>;
  name: string;
  /** Of the press that asks for it. */
  id?: string | undefined;
}

/** Makes an empty CV that already knows what the account knows. @returns its id @throws AppError too_many_cvs */
export async function createCv({ services, user, name, id = newId() }: CreateCv): Promise<string> {
  const now = new Date();
  const document = resumeOfAccount(user);
  await services.db.transaction((tx) =>
    insertCv(services, tx, { id, userId: user.id, name, document, createdAt: now, updatedAt: now }),
  );
  return id;
}

/** What an account knows of its person, as a CV without anything else. */
export function resumeOfAccount({
  name,
  email,
  phone,
}: Pick<SignedInUser, 'name' | 'email' | 'phone'>): Resume {
  return emptyResume({ profile: { ...splitName(name), email, phone: phone ?? '' } });
}

/** Accounts hold one name, a CV two: the last word is taken for the last name, as the product document does. */
function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}

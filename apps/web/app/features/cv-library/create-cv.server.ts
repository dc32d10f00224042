import { emptyResume } from '@setapak/resume';
import type { SignedInUser } from '~/services/auth/auth.server.ts';
import { newId } from '~/services/id.ts';
import type { Services } from '~/services/services.server.ts';
import { insertCv } from '~/features/cv-sync/public.server.ts';

interface CreateCv {
  services: Pick<Services, 'db' | 'events' | 'jobs'>;
  user: Pick<SignedInUser, 'id' | 'name' | 'email' | 'phone'>;
  name: string;
}

/** Makes an empty CV that already knows what the account knows. @returns its id @throws AppError too_many_cvs */
export async function createCv({ services, user, name }: CreateCv): Promise<string> {
  const id = newId();
  const now = new Date();
  const document = emptyResume({
    profile: { ...splitName(user.name), email: user.email, phone: user.phone ?? '' },
  });
  await services.db.transaction((tx) =>
    insertCv(services, tx, { id, userId: user.id, name, document, createdAt: now, updatedAt: now }),
  );
  return id;
}

/** Accounts hold one name, a CV two: the last word is taken for the last name, as the product document does. */
function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}

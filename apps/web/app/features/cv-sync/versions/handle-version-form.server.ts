import type { z } from 'zod';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { ownsCv } from '../owns-cv.server.ts';
import { deleteVersion } from './delete-version.server.ts';
import { keepVersion } from './keep-version.server.ts';
import { nameVersion } from './name-version.server.ts';
import type { versionFormSchema } from './schema.ts';

interface HandleVersionForm {
  services: Pick<Services, 'db' | 'limits'>;
  userId: string;
  cvId: string;
  form: z.infer<typeof versionFormSchema>;
}

/** One of the history's requests, by its `intent`. @throws AppError too_many, not_found, and what the use cases refuse */
export async function handleVersionForm({ form, ...own }: HandleVersionForm): Promise<void> {
  const { services, userId } = own;
  await services.limits.enforce('cv-version-user', userId);
  if (!(await ownsCv({ services, userId, id: own.cvId }))) throw new AppError('not_found');
  switch (form.intent) {
    case 'name':
      return nameVersion({ ...own, name: form.name });
    case 'keep':
      return services.db.transaction((tx) => keepVersion(tx, own));
    case 'delete':
      return deleteVersion({ ...own, version: form.version });
  }
}

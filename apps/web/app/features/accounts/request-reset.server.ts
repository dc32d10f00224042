import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';

interface RequestReset {
  services: Pick<Services, 'db' | 'jobs' | 'limits'>;
  clientIp: string;
  email: string;
}

/**
 * Asks for a mail with a link that sets a new password. Whether somebody has the address is looked up only in the job:
 * here the same is done for all, so neither the answer nor its time tells.
 * @throws AppError too_many
 */
export async function requestReset({ services, clientIp, email }: RequestReset): Promise<void> {
  const { db, jobs, limits } = services;
  const waits = await Promise.all([
    limits.take('reset-network', clientIp),
    limits.take('reset-account', email),
  ]);
  const retryAfter = waits.find((wait) => wait !== undefined);
  if (retryAfter !== undefined) throw new AppError('too_many', { retryAfter });
  await jobs.enqueue(db, 'send-reset-link', { email });
}

import type { Services } from '~/services/services.server.ts';

interface RequestVerification {
  services: Pick<Services, 'db' | 'jobs' | 'limits'>;
  userId: string;
}

/** Asks for the mail with the link that proves the address once more. @returns seconds to wait where it was too often */
export async function requestVerification({
  services: { db, jobs, limits },
  userId,
}: RequestVerification): Promise<number | undefined> {
  const retryAfter = await limits.take('verification-user', userId);
  if (retryAfter === undefined) await jobs.enqueue(db, 'send-verification', { userId });
  return retryAfter;
}

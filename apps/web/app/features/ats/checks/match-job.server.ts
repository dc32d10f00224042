import { match, type Match } from '@setapak/ats';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { loadCheck } from './load-check.server.ts';

interface MatchJob {
  services: Pick<Services, 'db' | 'limits'>;
  userId: string;
  id: string;
  jobAd: string;
}

/** Compares an own result with a job ad, which is not kept. @throws AppError not_found, too_many */
export async function matchJob({ services, userId, id, jobAd }: MatchJob): Promise<Match> {
  const retryAfter = await services.limits.take('match-user', userId);
  if (retryAfter !== undefined) throw new AppError('too_many', { retryAfter });
  const { reading } = await loadCheck({ services, userId, id });
  if (!reading) throw new AppError('not_found');
  return match(reading.result, jobAd);
}

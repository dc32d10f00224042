import { match, ReadError, type Match } from '@setapak/ats';
import type { Resume } from '@setapak/resume';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { renderCvPdf } from '~/features/cv-rendering/public.server.ts';
import { keepTarget } from './keep-target.server.ts';

interface MatchTarget {
  services: Pick<Services, 'db' | 'rendering' | 'reading' | 'limits' | 'log'>;
  userId: string;
  id: string;
  /** As it stands in the builder; it may not be saved yet. */
  document: Resume;
  ad: string;
}

/**
 * Compares a CV with an ad as the ATS check does: its PDF is made, read and matched. The ad stays with the CV.
 * @throws AppError not_found, too_many, busy, render_failed, nothing_to_read
 */
export async function matchTarget({ services, userId, id, document, ad }: MatchTarget): Promise<Match> {
  await services.limits.enforce('cv-target-user', userId);
  await keepTarget({ services, userId, id, ad });
  const pdf = await renderCvPdf({ services, userId, document });
  try {
    const { result } = await services.reading.read(pdf);
    return match(result, ad);
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    throw new AppError(error.code === 'busy' ? 'busy' : 'nothing_to_read', { cause: error });
  }
}

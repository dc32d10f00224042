import type { Resume } from '@setapak/resume';
import type { Fitting } from '@setapak/resume-pdf/pool';
import type { Services } from '~/services/services.server.ts';
import { suggestCuts, type Cut } from './suggest-cuts.ts';
import { codeAddress, withRendering } from '~/features/cv-rendering/public.server.ts';

interface FitCv {
  services: Pick<Services, 'db' | 'baseUrl' | 'rendering' | 'limits' | 'log'>;
  userId: string;
  id: string;
  document: Resume;
}

export type FitOutcome =
  | { fits: true; looks: Fitting; small?: true }
  /** `overflow` in pages; `cuts` are what could go, the least painful first. */
  | { fits: false; pages: number; overflow: number; cuts: Cut[] };

/**
 * How a document fits on one page within readable limits, or what stands in the way.
 * @throws AppError too_many, too_long, busy, render_failed
 */
export async function fitCv({ services, userId, id, document }: FitCv): Promise<FitOutcome> {
  const code = await codeAddress({ services, userId, id, document });
  const fit = await withRendering({
    services,
    userId,
    run: (rendering) => rendering.fitOnePage(document, code),
  });
  return fit.fits ? fit : { ...fit, cuts: suggestCuts(document) };
}

import { withRendering } from '~/features/cv-rendering/public.server.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { matchesOfCheck } from '../jobs/list-jobs.server.ts';
import { loadCheck } from '../checks/load-check.server.ts';
import { reportOf } from '../report/report-of.ts';

interface RenderReport {
  services: Pick<Services, 'db' | 'rendering' | 'limits' | 'log'>;
  userId: string;
  id: string;
}

/**
 * The report of an own check as PDF.
 * @throws AppError not_found (also where there is no result), too_many, busy, render_failed
 */
export async function renderReport({ services, userId, id }: RenderReport) {
  const { reading, checkup, rulesVersion, fileName, createdAt } = await loadCheck({ services, userId, id });
  if (!reading || !checkup) throw new AppError('not_found');
  const matches = await matchesOfCheck({ services, userId, checkId: id });
  const report = reportOf({
    fileName,
    createdAt,
    result: reading.result,
    checkup,
    rulesVersion,
    matches,
  });
  const pdf = await withRendering({ services, userId, run: (rendering) => rendering.atsReport(report) });
  return { fileName, pdf };
}

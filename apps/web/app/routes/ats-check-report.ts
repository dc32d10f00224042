import { requireUser } from '~/features/accounts/session.server.ts';
import { renderReport } from '~/features/ats/result/render-report.server.ts';
import { attachment } from '~/services/attachment.server.ts';
import { guard } from '~/services/guard.server.ts';
import type { Route } from './+types/ats-check-report.ts';

/** The report of a check, to its owner. */
export const loader = guard(async ({ params, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUser(context, 'atsc');
  const { fileName, pdf } = await renderReport({ services, userId: signedIn.id, id: params.id });
  return new Response(Buffer.from(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': attachment(`Hasil ATS ${fileName.replace(/\.pdf$/i, '')}.pdf`),
      'Cache-Control': 'private, no-store',
    },
  });
});

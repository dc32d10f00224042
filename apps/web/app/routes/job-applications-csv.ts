import { requireUser } from '~/features/accounts/session.server.ts';
import { exportCsv } from '~/features/job-applications/export-csv.server.ts';
import { attachment } from '~/services/attachment.server.ts';
import { guard } from '~/services/guard.server.ts';
import { calendarDay } from '~/ui/format/dates.ts';
import type { Route } from './+types/job-applications-csv.ts';

export const loader = guard(async ({ context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUser(context);
  return new Response(await exportCsv({ services, userId: signedIn.id }), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': attachment(`lamaran-${calendarDay(new Date())}.csv`),
      'Cache-Control': 'private, no-store',
    },
  });
});

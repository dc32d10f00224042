import { requireRecentProof, requireRole } from '~/features/accounts/session.server.ts';
import { exportSessions, exportTasks } from '~/features/admin/export-work.server.ts';
import { recordAudit } from '~/features/admin/record-audit.server.ts';
import { wantedSessions } from '~/features/admin/sessions/wanted-sessions.ts';
import { attachment } from '~/services/attachment.server.ts';
import { guard } from '~/services/guard.server.ts';
import { calendarDay } from '~/ui/format/dates.ts';
import type { Route } from './+types/admin-work-csv.ts';

/** The lists of what waits for operators as CSV: sessions of the desk with their filters, or tasks. */
export const loader = guard(async ({ context, request }: Route.LoaderArgs) => {
  const scope = await requireRole(context, 'admin');
  requireRecentProof(scope);
  const { services, signedIn: actor } = scope;
  const { pathname, searchParams } = new URL(request.url);
  const resource = pathname.split('/').at(-2) === 'sessions' ? 'sessions' : 'tasks';
  const { state, search } = wantedSessions(searchParams);
  const after = resource === 'sessions' ? { state, search } : {};
  await recordAudit({ tx: services.db, actor, resource, recordId: 'list', action: 'export', after });
  const csv =
    resource === 'sessions'
      ? await exportSessions(services.db, { state, search })
      : await exportTasks(services.db);
  const day = calendarDay(new Date());
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': attachment(`setapak-${resource}-${day}.csv`),
      'Cache-Control': 'private, no-store',
    },
  });
});

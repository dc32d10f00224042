import { bodyOf } from '~/services/body-of.server.ts';
import { requireRecentProof, requireRole } from '~/features/accounts/session.server.ts';
import { exportRecords } from '~/features/admin/export-records.server.ts';
import { criteriaOf } from '~/features/admin/list-records.server.ts';
import { recordAudit } from '~/features/admin/record-audit.server.ts';
import { resourceOf } from '~/features/admin/resources.server.ts';
import { attachment } from '~/services/attachment.server.ts';
import { guard } from '~/services/guard.server.ts';
import { calendarDay } from '~/ui/format/dates.ts';
import type { Route } from './+types/admin-csv.ts';

/** A list of the back office with its filters as CSV, streamed. Who takes it proves who they are, and stands in the audit. */
export const loader = guard(async ({ context, params, request }: Route.LoaderArgs) => {
  const scope = await requireRole(context, 'admin');
  requireRecentProof(scope);
  const { services, signedIn: actor } = scope;
  const { pathname, searchParams } = new URL(request.url);
  const resource = resourceOf(params.resource ?? pathname.split('/').at(-2) ?? '');
  const criteria = criteriaOf(resource, searchParams);
  const after = Object.fromEntries(Object.entries(criteria).filter(([, value]) => Boolean(value)));
  const note = { actor, resource: resource.name, recordId: 'list', action: 'export', after };
  await recordAudit({ tx: services.db, ...note });
  const csv = exportRecords({ db: services.db, resource, criteria });
  const day = calendarDay(new Date());
  return new Response(bodyOf(csv), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': attachment(`setapak-${resource.name}-${day}.csv`),
      'Cache-Control': 'private, no-store',
    },
  });
});

import { bodyOf } from '~/services/body-of.server.ts';
import { requireRecentProof, requireRole } from '~/features/accounts/session.server.ts';
import { recordAudit } from '~/features/admin/record-audit.server.ts';
import { exportLedger, isExportName, periodOf } from '~/features/ledger/public.server.ts';
import { attachment } from '~/services/attachment.server.ts';
import { AppError } from '~/services/error.ts';
import { guard } from '~/services/guard.server.ts';
import type { Route } from './+types/admin-accounting-file.ts';

/** A period of the books as CSV, streamed. */
export const loader = guard(async ({ context, params, request }: Route.LoaderArgs) => {
  const scope = await requireRole(context, 'admin');
  const { services, signedIn: actor } = scope;
  const { name } = params;
  if (!isExportName(name)) throw new AppError('not_found');
  requireRecentProof(scope);
  const period = periodOf(new URL(request.url).searchParams, new Date());
  const { fromMonth, toMonth } = period;
  const after = { name, fromMonth, toMonth };
  await recordAudit({ tx: services.db, actor, resource: 'ledger', recordId: name, action: 'export', after });
  const csv = exportLedger({ db: services.db, name, period });
  return new Response(bodyOf(csv), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': attachment(`setapak-${name}-${fromMonth}-${toMonth}.csv`),
      'Cache-Control': 'private, no-store',
    },
  });
});

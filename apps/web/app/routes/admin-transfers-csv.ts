import { requireRecentProof, requireRole } from '~/features/accounts/session.server.ts';
import { exportTransferFile } from '~/features/admin/money/change-transfers.server.ts';
import { attachment } from '~/services/attachment.server.ts';
import { guard } from '~/services/guard.server.ts';
import type { Route } from './+types/admin-transfers-csv.ts';

/** What of a file of refunds is still to be transferred, for a bank's bulk transfer. */
export const loader = guard(async ({ context, params }: Route.LoaderArgs) => {
  const scope = await requireRole(context, 'admin');
  requireRecentProof(scope);
  const { services, signedIn: actor } = scope;
  const csv = await exportTransferFile({ services, actor, fileId: params.id });
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': attachment(`pengembalian-dana-${params.id.slice(0, 8)}.csv`),
      'Cache-Control': 'private, no-store',
    },
  });
});

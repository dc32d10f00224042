import { requireRecentProof, requireRole } from '~/features/accounts/session.server.ts';
import { exportBatch } from '~/features/admin/money/change-payouts.server.ts';
import { attachment } from '~/services/attachment.server.ts';
import { guard } from '~/services/guard.server.ts';
import type { Route } from './+types/admin-payout-csv.ts';

/** The open payouts of a batch, for a bank's bulk transfer. */
export const loader = guard(async ({ context, params }: Route.LoaderArgs) => {
  const scope = await requireRole(context, 'admin');
  requireRecentProof(scope);
  const { services, signedIn } = scope;
  const csv = await exportBatch({ services, actor: signedIn, batchId: params.id });
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': attachment(`pembayaran-mentor-${params.id.slice(0, 8)}.csv`),
      'Cache-Control': 'private, no-store',
    },
  });
});

import { requireRole } from '~/features/accounts/session.server.ts';
import { FaultsPage } from '~/features/admin/money/faults-page.tsx';
import { listFaults } from '~/features/ledger/public.server.ts';
import { guard } from '~/services/guard.server.ts';
import type { Route } from './+types/admin-faults.ts';

export const loader = guard(async ({ context, request }: Route.LoaderArgs) => {
  const { services } = await requireRole(context, 'admin');
  return { faults: await listFaults(services.db, new URL(request.url).searchParams) };
});

export default function AdminFaults({ loaderData }: Route.ComponentProps) {
  return <FaultsPage faults={loaderData.faults} />;
}

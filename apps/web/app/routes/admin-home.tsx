import { requireRole } from '~/features/accounts/session.server.ts';
import { GlancePage } from '~/features/admin/components/glance-page.tsx';
import { loadGlance } from '~/features/admin/load-glance.server.ts';
import { guard } from '~/services/guard.server.ts';
import type { Route } from './+types/admin-home.ts';

export const loader = guard(async ({ context }: Route.LoaderArgs) => {
  const { services } = await requireRole(context, 'admin');
  return { glance: await loadGlance(services.db) };
});

export default function AdminHome({ loaderData }: Route.ComponentProps) {
  return <GlancePage glance={loaderData.glance} />;
}

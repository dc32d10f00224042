import { Outlet } from 'react-router';
import { requireRole } from '~/features/accounts/session.server.ts';
import { AdminShell } from '~/features/admin/components/admin-shell.tsx';
import { sections } from '~/features/admin/resource.ts';
import { guard } from '~/services/guard.server.ts';
import type { Route } from './+types/admin.ts';

/** By its section: several pages of the back office stand open side by side, and each is announced when it is opened. */
export const meta: Route.MetaFunction = ({ location: { pathname } }) => [
  { title: `${sections.findLast(({ to }) => pathname.startsWith(to))?.label} | Panel admin Setapak` },
  { name: 'robots', content: 'noindex' },
];

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

/** Every page below asks again: loaders run side by side, and one of them must not answer where this one refuses. */
export const loader = guard(async ({ context }: Route.LoaderArgs) => {
  await requireRole(context, 'admin');
  return null;
});

export default function Admin() {
  return (
    <AdminShell>
      <Outlet />
    </AdminShell>
  );
}

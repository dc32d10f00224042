import { redirect } from 'react-router';
import { requireUser } from '~/features/accounts/session.server.ts';
import { BookingsPage } from '~/features/bookings/components/bookings-page.tsx';
import { findNewestTab } from '~/features/bookings/find-newest-tab.server.ts';
import { listBookings } from '~/features/bookings/list-bookings.server.ts';
import { tabOf } from '~/features/bookings/model.ts';
import { listPath } from '~/features/bookings/paths.ts';
import { guard } from '~/services/guard.server.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import type { Route } from './+types/bookings.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Pesanan Saya | Setapak' },
  { name: 'robots', content: 'noindex' },
];

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = guard(async ({ request, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUser(context);
  const query = new URL(request.url).searchParams;
  const owner = { services, userId: signedIn.id };
  const tab = tabOf(query.get('tab')) ?? (await findNewestTab(owner));
  const list = await listBookings({ ...owner, tab, query });
  // Beyond its end, as when the list became shorter: to where there is something.
  const isInside = query.has('after') || query.has('before');
  if (isInside && list.bookings.length === 0) throw redirect(listPath(tab));
  return { tab, list, now: Date.now() };
});

export default function Bookings({ loaderData }: Route.ComponentProps) {
  return (
    <AppLayout title="Pesanan Saya" back="/app/home">
      <BookingsPage {...loaderData} />
    </AppLayout>
  );
}

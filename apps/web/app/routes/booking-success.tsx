import { data, redirect } from 'react-router';
import { requireUser } from '~/features/accounts/session.server.ts';
import { Success } from '~/features/bookings/components/success.tsx';
import { clearedJobCookie } from '~/features/bookings/job-cookie.ts';
import { loadSuccess } from '~/features/bookings/load-success.server.ts';
import { detailPath, listPath } from '~/features/bookings/paths.ts';
import { guard } from '~/services/guard.server.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import type { Route } from './+types/booking-success.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Booking Success! | Setapak' },
  { name: 'robots', content: 'noindex' },
];

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = guard(async ({ request, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUser(context);
  const bookId = new URL(request.url).searchParams.get('order');
  const booking = await loadSuccess({ services, userId: signedIn.id, bookId });
  if (!booking) throw redirect('/app/booking');
  // What is not paid is no success yet.
  if (!booking.canRate) throw redirect(detailPath(booking.bookId));
  return data({ booking }, { headers: { 'Set-Cookie': clearedJobCookie } });
});

export default function BookingSuccess({ loaderData }: Route.ComponentProps) {
  return (
    <AppLayout title="Booking" titleAs="p" back={listPath('mentoring')}>
      <Success {...loaderData} />
    </AppLayout>
  );
}

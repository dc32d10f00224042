import { data } from 'react-router';
import { requireUser } from '~/features/accounts/session.server.ts';
import { bookIdOf } from '~/features/bookings/book-id-of.server.ts';
import { BookingDetail } from '~/features/bookings/components/booking-detail.tsx';
import { handleOrderForm } from '~/features/bookings/handle-order-form.server.ts';
import { loadBooking } from '~/features/bookings/load-booking.server.ts';
import { tabOfType } from '~/features/bookings/model.ts';
import { movedOutcome } from '~/features/bookings/moved-outcome.ts';
import { listPath } from '~/features/bookings/paths.ts';
import { checkReturn } from '~/features/checkout/public.server.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import type { Route } from './+types/booking-detail.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Detail pesanan | Setapak' },
  { name: 'robots', content: 'noindex' },
];

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = guard(async ({ request, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUser(context);
  const own = { services, userId: signedIn.id, bookId: bookIdOf(request) };
  const query = new URL(request.url).searchParams;
  if (query.has('returned')) await checkReturn(own);
  const booking = await loadBooking(own);
  return { booking, now: Date.now(), moved: query.has('moved') };
});

export const action = guard(async ({ request, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUser(context);
  const outcome = await handleOrderForm({
    services,
    userId: signedIn.id,
    bookId: bookIdOf(request),
    form: await formOf(request),
  });
  return data(outcome, outcome.tone === 'error' ? 400 : 200);
});

export default function Detail({ loaderData: { booking, now, moved }, actionData }: Route.ComponentProps) {
  const outcome = actionData ?? (moved ? movedOutcome(booking.session) : null);
  return (
    <AppLayout title="Detail pesanan" back={listPath(tabOfType(booking.type))}>
      <BookingDetail key={booking.bookId} booking={booking} now={now} outcome={outcome} />
    </AppLayout>
  );
}

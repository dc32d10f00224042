import { data, redirect } from 'react-router';
import { requireUser } from '~/features/accounts/session.server.ts';
import { intentCookie } from '~/features/accounts/public.ts';
import { LateBookPage } from '~/features/bookings/components/late-book-page.tsx';
import { RestoreBooking } from '~/features/bookings/components/restore-booking.tsx';
import { bookingCookie, clearedBookingCookie, parseBookingCookie } from '~/features/bookings/draft-cookie.ts';
import { handleBookingForm } from '~/features/bookings/handle-booking-form.server.ts';
import { parseJobCookie } from '~/features/bookings/job-cookie.ts';
import { loadBookingForm } from '~/features/bookings/load-booking-form.server.ts';
import { readZone } from '~/features/scheduling/public.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import { requestContext } from '~/services/request.server.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import type { Route } from './+types/book.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Booking mentor | Setapak' },
  { name: 'robots', content: 'noindex' },
];

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = guard(async ({ request, context }: Route.LoaderArgs) => {
  const { search } = new URL(request.url);
  const query = new URLSearchParams(search);
  const { services, user } = context.get(requestContext);
  const signedIn = await user();
  if (!query.get('mentor')) return resume(request.headers.get('cookie'));
  if (!signedIn) {
    const remembered = new Headers({ 'Set-Cookie': intentCookie('mentoring') });
    remembered.append('Set-Cookie', bookingCookie(query));
    throw redirect('/login', { headers: remembered });
  }
  const form = await loadBookingForm({
    services,
    userId: signedIn.id,
    search: query,
    zone: readZone(request.headers),
    jobId: parseJobCookie(request.headers.get('cookie')),
  });
  if (!form) throw redirect('/app/mentoring');
  return data({ form }, { headers: { 'Set-Cookie': clearedBookingCookie } });
});

/** No mentor in the address: the one of before a sign-in, else the one that this browser remembers. */
function resume(cookie: string | null) {
  const remembered = parseBookingCookie(cookie);
  if (remembered) throw redirect(`/app/book?${remembered}`);
  return data({ form: null });
}

export const action = guard(async ({ request, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUser(context, 'mentoring');
  const outcome = await handleBookingForm({ services, user: signedIn, form: await formOf(request) });
  return data(outcome, outcome.status);
});

export default function Book({ loaderData: { form }, actionData }: Route.ComponentProps) {
  return (
    <AppLayout title="Booking" back={form ? `/app/mentor/${form.mentor.id}` : '/app/mentoring'} width="wide">
      {form ? (
        <LateBookPage key={form.mentor.id} data={form} outcome={actionData ?? null} />
      ) : (
        <RestoreBooking />
      )}
    </AppLayout>
  );
}

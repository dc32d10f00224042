import { redirect } from 'react-router';
import { company } from '~/content/legal.ts';
import { requireUser } from '~/features/accounts/session.server.ts';
import { Receipt, type Issuer } from '~/features/bookings/components/receipt.tsx';
import { loadBooking } from '~/features/bookings/load-booking.server.ts';
import { detailPath } from '~/features/bookings/paths.ts';
import { guard } from '~/services/guard.server.ts';
import type { Route } from './+types/booking-receipt.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Tanda Terima | Setapak' },
  { name: 'robots', content: 'noindex' },
];

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = guard(async ({ request, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUser(context);
  const { config } = services;
  const bookId = new URL(request.url).searchParams.get('order_id');
  if (!bookId) throw redirect('/app/booking');
  const booking = await loadBooking({ services, userId: signedIn.id, bookId });
  // Nothing was received yet.
  if (!booking.paidAt) throw redirect(detailPath(bookId));
  const issuer: Issuer = {
    name: config.COMPANY_NAME ?? company.name,
    address: config.COMPANY_ADDRESS ?? company.address,
    npwp: config.COMPANY_NPWP,
  };
  return { booking, issuer };
});

export default function ReceiptPage({ loaderData }: Route.ComponentProps) {
  return <Receipt {...loaderData} />;
}

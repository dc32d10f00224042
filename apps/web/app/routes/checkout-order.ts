import { requireUserForData } from '~/features/accounts/session.server.ts';
import { loadOrderStatus } from '~/features/checkout/public.server.ts';
import { dataRoute } from '~/services/data-route.server.ts';
import type { Route } from './+types/checkout-order.ts';

/** How far the paying of an own order has come. */
export const loader = dataRoute(async ({ params, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const progress = await loadOrderStatus({ services, userId: signedIn.id, bookId: params.bookId });
  return Response.json(progress, { headers: { 'Cache-Control': 'no-store' } });
});

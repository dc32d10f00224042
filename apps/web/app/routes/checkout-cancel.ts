import { requireUserForData } from '~/features/accounts/session.server.ts';
import { cancelOrder, loadOrderStatus } from '~/features/checkout/public.server.ts';
import { dataRoute } from '~/services/data-route.server.ts';
import type { Route } from './+types/checkout-cancel.ts';

/** Calls an unpaid order off. */
export const action = dataRoute(async ({ params, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const own = { services, userId: signedIn.id, bookId: params.bookId };
  await cancelOrder(own);
  return Response.json(await loadOrderStatus(own));
});

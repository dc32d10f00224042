import { requireUserForData } from '~/features/accounts/session.server.ts';
import { placedOrder } from '~/features/checkout/orders/placed-order.ts';
import { payAgain } from '~/features/checkout/public.server.ts';
import { dataRoute } from '~/services/data-route.server.ts';
import type { Route } from './+types/checkout-pay.ts';

/** Opens the invoice of an unpaid order once more, or begins a new attempt. */
export const action = dataRoute(async ({ params, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const opened = await payAgain({ services, userId: signedIn.id, bookId: params.bookId });
  return Response.json(placedOrder(opened, services.payments.snap));
});

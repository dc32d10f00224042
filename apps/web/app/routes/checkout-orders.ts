import { placeOrder } from '~/features/checkout/public.server.ts';
import { placedOrder } from '~/features/checkout/orders/placed-order.ts';
import { resolvePurchase } from '~/features/checkout/quote/resolve-purchase.server.ts';
import { orderRequest } from '~/features/checkout/schema.ts';
import { signInFirst } from '~/features/checkout/quote/sign-in-first.server.ts';
import { orderReview } from '~/features/cv-review/public.server.ts';
import { dataRoute, jsonBody } from '~/services/data-route.server.ts';
import { AppError } from '~/services/error.ts';
import { requestContext } from '~/services/request.server.ts';
import type { Route } from './+types/checkout-orders.ts';

/** Buys. Pressed twice, with the same `clientToken`, it is one order. */
export const action = dataRoute(async ({ request, context }: Route.ActionArgs) => {
  const parsed = orderRequest.safeParse(await jsonBody(request));
  if (!parsed.success) throw new AppError('invalid');
  const { purchase: input, ...press } = parsed.data;
  const { services, user } = context.get(requestContext);
  const signedIn = await user();
  if (!signedIn) return signInFirst({ code: 'no_customer', buying: input.transactionType });
  const purchase = await resolvePurchase({ services, userId: signedIn.id, input });
  const order = { services, user: signedIn, ...press };
  const opened =
    purchase.transactionType === 'cvReview'
      ? await orderReview({ ...order, purchase })
      : await placeOrder({ ...order, purchase });
  return Response.json(placedOrder(opened, services.payments.snap));
});

import { previewPrice } from '~/features/checkout/public.server.ts';
import { resolvePriceable } from '~/features/checkout/quote/resolve-purchase.server.ts';
import { priceRequest } from '~/features/checkout/schema.ts';
import { signInFirst } from '~/features/checkout/quote/sign-in-first.server.ts';
import { dataRoute, jsonBody } from '~/services/data-route.server.ts';
import { AppError } from '~/services/error.ts';
import { requestContext } from '~/services/request.server.ts';
import type { Route } from './+types/checkout-price.ts';

/** What a purchase costs, with a voucher or the message why it cannot be used. */
export const action = dataRoute(async ({ request, context }: Route.ActionArgs) => {
  const parsed = priceRequest.safeParse(await jsonBody(request));
  if (!parsed.success) throw new AppError('invalid');
  const { purchase: input, voucherCode } = parsed.data;
  const { services, user } = context.get(requestContext);
  const signedIn = await user();
  if (!signedIn) return signInFirst({ code: 'not_signed_in', buying: input.transactionType });
  const purchase = await resolvePriceable({ services, input });
  return Response.json(await previewPrice({ services, userId: signedIn.id, purchase, voucherCode }));
});

import { previewRedeem, redeemCode, signInFirst } from '~/features/checkout/public.server.ts';
import { redeemRequest } from '~/features/ats/schema.ts';
import { dataRoute, jsonBody } from '~/services/data-route.server.ts';
import { AppError } from '~/services/error.ts';
import { requestContext } from '~/services/request.server.ts';
import type { Route } from './+types/ats-redeem.ts';

/** What a redeem code gives, and the using of it. */
export const action = dataRoute(async ({ request, context }: Route.ActionArgs) => {
  const { services, user } = context.get(requestContext);
  const signedIn = await user();
  if (!signedIn) return signInFirst({ code: 'not_signed_in', buying: 'ats' });
  const parsed = redeemRequest.safeParse(await jsonBody(request));
  if (!parsed.success) throw new AppError('redeem_failed');
  const { code } = parsed.data;
  if (parsed.data.intent === 'preview')
    return Response.json(await previewRedeem({ services, userId: signedIn.id, code }));
  const { clientToken } = parsed.data;
  const { usesGranted } = await redeemCode({ services, user: signedIn, clientToken, code });
  return Response.json({ code, usesGranted });
});

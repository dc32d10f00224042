import { passkeyRequest } from '~/features/accounts/passkey-schema.ts';
import { signInWithPasskey } from '~/features/accounts/passkeys.server.ts';
import { clearedDestination, destinationOf } from '~/features/accounts/return-address.server.ts';
import { dataRoute, jsonBody } from '~/services/data-route.server.ts';
import { AppError } from '~/services/error.ts';
import { requestContext } from '~/services/request.server.ts';
import type { Route } from './+types/login-passkey.ts';

/** Signing in with a passkey, or proving with one who is signed in: first what to sign, then the signature. */
export const action = dataRoute(async ({ request, context }: Route.ActionArgs) => {
  const { services, clientIp, user } = context.get(requestContext);
  await services.limits.enforce('passkey-network', clientIp);
  const parsed = passkeyRequest.safeParse(await jsonBody(request));
  if (!parsed.success) throw new AppError('invalid');
  if (parsed.data.step === 'options') {
    const { response, headers } = await services.auth.api.generatePasskeyAuthenticationOptions({
      headers: request.headers,
      returnHeaders: true,
    });
    return answer({ ...response, userVerification: 'required' }, headers);
  }
  const { response } = parsed.data;
  const headers = await signInWithPasskey({
    services,
    headers: request.headers,
    user: await user(),
    response,
  });
  const to = destinationOf({ headers: request.headers, services });
  for (const cookie of clearedDestination) headers.append('Set-Cookie', cookie);
  return answer({ to }, headers);
});

function answer(body: object, from: Headers): Response {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  for (const cookie of from.getSetCookie()) headers.append('Set-Cookie', cookie);
  return Response.json(body, { headers });
}

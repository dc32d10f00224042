import { passkeyRegistration } from '~/features/accounts/passkey-schema.ts';
import { addPasskey } from '~/features/accounts/passkeys.server.ts';
import { requireRecentProofForData, requireUserForData } from '~/features/accounts/session.server.ts';
import { dataRoute, jsonBody } from '~/services/data-route.server.ts';
import { AppError } from '~/services/error.ts';
import type { Route } from './+types/passkeys.ts';

/** A new passkey of who is signed in: first what the device is to sign, then its answer. */
export const action = dataRoute(async ({ request, context }: Route.ActionArgs) => {
  const scope = await requireUserForData(context);
  requireRecentProofForData(scope);
  const { services, signedIn } = scope;
  const parsed = passkeyRegistration.safeParse(await jsonBody(request));
  if (!parsed.success) throw new AppError('invalid');
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  if (parsed.data.step === 'verify') {
    await addPasskey({ services, user: signedIn, headers: request.headers, ...parsed.data });
    return Response.json({ ok: true }, { headers });
  }
  const begun = await services.auth.api.generatePasskeyRegistrationOptions({
    headers: request.headers,
    query: { name: signedIn.email },
    returnHeaders: true,
  });
  for (const cookie of begun.headers.getSetCookie()) headers.append('Set-Cookie', cookie);
  return Response.json(begun.response, { headers });
});

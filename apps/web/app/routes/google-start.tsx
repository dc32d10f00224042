import { redirect } from 'react-router';
import { destinationOf } from '~/features/accounts/return-address.server.ts';
import { requestContext } from '~/services/request.server.ts';
import type { Route } from './+types/google-start.ts';

/** Pages that want to know once more who somebody is. */
const proofs = new Map<string | null, string>([
  ['delete', '/app/profile/delete'],
  ['confirm', '/app/profile/confirm?done'],
]);
const ALLOWED_SITES = new Set<string | null>([null, 'same-origin', 'none']);

/**
 * Leaves for Google. A link and not a form, because a form may lead only to our own pages (`form-action`); so a foreign
 * page that wants to start somebody's sign-in is recognised by the browser's Sec-Fetch-Site.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, clientIp, log, user } = context.get(requestContext);
  if (!ALLOWED_SITES.has(request.headers.get('sec-fetch-site'))) return redirect('/login');
  const wait = await services.limits.take('google-network', clientIp);
  if (wait !== undefined) return redirect('/login?error=too_many');

  const proving = proofs.get(new URL(request.url).searchParams.get('for'));
  const signedIn = await user();
  try {
    const { url, headers } = await services.google.start({
      origin: new URL(request.url).origin,
      headers: request.headers,
      callbackURL: proving ?? destinationOf({ headers: request.headers, services }),
      newUserCallbackURL: '/profile/onboarding',
      errorCallbackURL: '/login',
      loginHint: proving ? signedIn?.email : undefined,
    });
    return redirect(url, { headers });
  } catch (error) {
    log.error({ err: error }, 'sign-in with Google could not start');
    return redirect('/login?error=unavailable');
  }
}

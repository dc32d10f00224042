import { redirect } from 'react-router';
import { rememberDevice } from '~/features/accounts/known-device.server.ts';
import { clearedDestination } from '~/features/accounts/return-address.server.ts';
import { withCookies } from '~/services/auth/with-cookies.ts';
import { readSession, readUnfinishedSession } from '~/services/auth/auth.server.ts';
import { logSecurity } from '~/services/log/security-event.ts';
import { requestContext } from '~/services/request.server.ts';
import type { Route } from './+types/google-callback.ts';

/** Where Google sends the browser back to: the only route of Better Auth that can be reached. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, clientIp, log } = context.get(requestContext);
  const wait = await services.limits.take('google-network', clientIp);
  if (wait !== undefined) return redirect('/login?error=too_many');
  try {
    const answer = await services.google.callback(request);
    const location = answer.headers.get('location');
    if (!location) return redirect('/login?error=unavailable');
    const headers = new Headers({ 'Cache-Control': 'no-store' });
    for (const cookie of answer.headers.getSetCookie()) headers.append('Set-Cookie', cookie);
    const opened = withCookies(request.headers, headers);
    // Google does not know of the second factor that its user has here: the way goes on once it was shown.
    if (await readUnfinishedSession(services.auth, opened)) return redirect('/login/verify', { headers });
    const signedIn = await readSession(services.auth, opened);
    if (signedIn) {
      await rememberDevice({ services, user: signedIn, request: request.headers, headers });
      logSecurity(log, 'signed_in', { user: signedIn.id, by: 'google' });
    } else logSecurity(log, 'sign_in_failed', { by: 'google' });
    // The next try needs the destination, and so does the onboarding, which leads on to it.
    if (!/[?&]error=|\/onboarding$/.test(location))
      for (const cookie of clearedDestination) headers.append('Set-Cookie', cookie);
    return redirect(location, { headers });
  } catch (error) {
    log.error({ err: error }, 'sign-in with Google failed');
    return redirect('/login?error=unavailable');
  }
}

import { redirect } from 'react-router';
import { clearedIntentCookie } from '~/features/accounts/intent.ts';
import { requestContext } from '~/services/request.server.ts';
import type { Route } from './+types/google-callback.ts';

/** Where Google sends the browser back to: the only route of Better Auth that can be reached. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, clientIp, log } = context.get(requestContext);
  const wait = await services.limits.take('google-address', clientIp);
  if (wait !== undefined) return redirect('/login?error=too_many');
  try {
    const answer = await services.google.callback(request);
    const location = answer.headers.get('location');
    if (!location) return redirect('/login?error=unavailable');
    const headers = new Headers({ 'Cache-Control': 'no-store' });
    for (const cookie of answer.headers.getSetCookie()) headers.append('Set-Cookie', cookie);
    // The next try needs the intent, and so does the onboarding, which leads on to it.
    if (!/[?&]error=|\/onboarding$/.test(location)) headers.append('Set-Cookie', clearedIntentCookie);
    return redirect(location, { headers });
  } catch (error) {
    log.error({ err: error }, 'sign-in with Google failed');
    return redirect('/login?error=unavailable');
  }
}

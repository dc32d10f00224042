import { redirect } from 'react-router';
import { signOut } from '~/features/accounts/sign-out.server.ts';
import { readForm } from '~/services/read-form.server.ts';
import { requestContext } from '~/services/request.server.ts';
import type { Route } from './+types/logout.ts';

const ways = new Map<unknown, string>([
  ['login', '/login'],
  ['other', '/login?back'],
]);

export async function action({ request, context }: Route.ActionArgs) {
  const { services } = context.get(requestContext);
  const form = await readForm(request).catch(() => new FormData());
  const next = form.get('next');
  const headers = await signOut(services, request.headers);
  // The draft of the account that comes back lies on this device.
  if (next === 'other') headers.delete('Clear-Site-Data');
  return redirect(ways.get(next) ?? '/', { headers });
}

/** Signing out changes something, so a link cannot do it. */
export function loader() {
  return redirect('/');
}

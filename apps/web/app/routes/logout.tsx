import { redirect } from 'react-router';
import { signOut } from '~/features/accounts/sign-out.server.ts';
import { readForm } from '~/services/read-form.server.ts';
import { requestContext } from '~/services/request.server.ts';
import type { Route } from './+types/logout.ts';

export async function action({ request, context }: Route.ActionArgs) {
  const { services } = context.get(requestContext);
  const form = await readForm(request).catch(() => new FormData());
  return redirect(form.get('next') === 'login' ? '/login' : '/', {
    headers: await signOut(services, request.headers),
  });
}

/** Signing out changes something, so a link cannot do it. */
export function loader() {
  return redirect('/');
}

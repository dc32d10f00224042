import { data, redirect } from 'react-router';
import { isOwnPath } from '~/features/accounts/return-address.server.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import { parseTheme, themeCookie } from '~/ui/theme.ts';
import type { Route } from './+types/theme.ts';

/** Keeps the choice; a script stays where it is, a form without one goes back to its page. */
export const action = guard(async ({ request }: Route.ActionArgs) => {
  const form = await formOf(request);
  const theme = parseTheme(form.get('theme'));
  if (!theme) throw data(null, 400);
  const headers = { 'Set-Cookie': themeCookie(theme) };
  const back = form.get('back');
  return typeof back === 'string'
    ? redirect(isOwnPath(back) ? back : '/', { headers })
    : data(null, { headers });
});

/** A choice changes something, so a link cannot make it. */
export function loader() {
  return redirect('/');
}

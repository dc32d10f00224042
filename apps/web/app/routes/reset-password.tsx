import { data, redirect } from 'react-router';
import { ResetForm } from '~/features/accounts/components/reset-form.tsx';
import { ResetLinkClosed } from '~/features/accounts/components/reset-link-closed.tsx';
import { resetEmailCookie } from '~/features/accounts/flash-cookie.server.ts';
import { isResetLinkOpen } from '~/features/accounts/is-reset-link-open.server.ts';
import { resetPassword } from '~/features/accounts/reset-password.server.ts';
import { resetSchema } from '~/features/accounts/schema.ts';
import { AppError } from '~/services/error.ts';
import { fieldErrors, textFields } from '~/services/form.ts';
import { requestContext } from '~/services/request.server.ts';
import { isStorable } from '~/services/storable-text.ts';
import { formOf } from '~/services/guard.server.ts';
import type { Route } from './+types/reset-password.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Buat password baru | Setapak' },
  { name: 'robots', content: 'noindex' },
];

/** The link stands in the address: it must not travel on to wherever somebody goes from here. */
export const headers: Route.HeadersFunction = () => ({
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token');
  if (!token) throw redirect('/forgot-password');
  const { services, clientIp } = context.get(requestContext);
  // Looking at links counts like using them; past the limit the form stays, and sending it is refused.
  const limited = (await services.limits.take('reset-try-network', clientIp)) !== undefined;
  const open = limited || (isStorable(token) && (await isResetLinkOpen({ services, token })));
  return { token: open ? token : null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, clientIp } = context.get(requestContext);
  const values = textFields(await formOf(request));
  const parsed = resetSchema.safeParse(values);
  if (!parsed.success) return data({ errors: fieldErrors(parsed.error), banner: null }, 400);
  try {
    const { password } = parsed.data;
    await resetPassword({ services, clientIp, token: values['token'] ?? '', password });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'common_password')
      return data({ errors: { password: error.text }, banner: null }, error.status);
    return data({ errors: {}, banner: error.text }, error.status);
  }
  return redirect('/login?reset=true', { headers: { 'Set-Cookie': await resetEmailCookie.clear() } });
}

export default function ResetPassword({ actionData, loaderData }: Route.ComponentProps) {
  if (loaderData.token === null) return <ResetLinkClosed />;
  return <ResetForm token={loaderData.token} state={actionData} />;
}

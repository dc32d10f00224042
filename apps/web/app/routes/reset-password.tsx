import { data, redirect } from 'react-router';
import { ResetForm } from '~/features/accounts/components/reset-form.tsx';
import { resetEmailCookie } from '~/features/accounts/flash-cookie.server.ts';
import { resetPassword } from '~/features/accounts/reset-password.server.ts';
import { resetSchema } from '~/features/accounts/schema.ts';
import { AppError } from '~/services/error.ts';
import { fieldErrors, textFields } from '~/services/form.ts';
import { requestContext } from '~/services/request.server.ts';
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

export function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token');
  if (!token) throw redirect('/forgot-password');
  return { token };
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
  return <ResetForm token={loaderData.token} state={actionData} />;
}

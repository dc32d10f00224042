import { data, redirect } from 'react-router';
import { ForgotForm } from '~/features/accounts/components/forgot-form.tsx';
import { ForgotSent } from '~/features/accounts/components/forgot-sent.tsx';
import { resetEmailCookie } from '~/features/accounts/flash-cookie.server.ts';
import { requestReset } from '~/features/accounts/request-reset.server.ts';
import { forgotSchema } from '~/features/accounts/schema.ts';
import { AppError } from '~/services/error.ts';
import { fieldErrors, textFields } from '~/services/form.ts';
import { requestContext } from '~/services/request.server.ts';
import { formOf } from '~/services/guard.server.ts';
import type { Route } from './+types/forgot-password.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Lupa password | Setapak' },
  { name: 'description', content: 'Minta tautan untuk membuat password baru akun Setapak-mu.' },
  { name: 'robots', content: 'noindex' },
];

/** `?success=true` shows the second step, but only after a request: the address stands in a cookie, not in the URL. */
export async function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  if (query.get('success') !== 'true') return { sentTo: null, resent: false };
  const sentTo = await resetEmailCookie.read(request.headers);
  if (!sentTo) throw redirect('/forgot-password');
  return { sentTo, resent: query.has('again') };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, clientIp } = context.get(requestContext);
  const values = textFields(await formOf(request));
  const parsed = forgotSchema.safeParse(values);
  const email = values['email'] ?? '';
  if (!parsed.success) return data({ email, errors: fieldErrors(parsed.error), banner: null }, 400);
  try {
    await requestReset({ services, clientIp, email: parsed.data.email });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ email, errors: {}, banner: error.text }, error.status);
  }
  const again = values['again'] ? '&again=1' : '';
  return redirect(`/forgot-password?success=true${again}`, {
    headers: { 'Set-Cookie': await resetEmailCookie.set(parsed.data.email, services.baseUrl) },
  });
}

export default function ForgotPassword({ actionData, loaderData }: Route.ComponentProps) {
  const { sentTo, resent } = loaderData;
  if (sentTo === null) return <ForgotForm state={actionData} />;
  return <ForgotSent email={sentTo} resent={resent} banner={actionData?.banner ?? null} />;
}

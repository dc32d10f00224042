import { data, redirect } from 'react-router';
import { CodeForm } from '~/features/accounts/components/code-form.tsx';
import { clearedDestination, destinationOf } from '~/features/accounts/return-address.server.ts';
import { verifyCode } from '~/features/accounts/verify-code.server.ts';
import { readUnfinishedSession } from '~/services/auth/auth.server.ts';
import { AppError } from '~/services/error.ts';
import { textFields } from '~/services/form.ts';
import { formOf } from '~/services/guard.server.ts';
import { requestContext } from '~/services/request.server.ts';
import type { Route } from './+types/login-verify.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Verifikasi dua langkah | Setapak' },
  { name: 'robots', content: 'noindex' },
];

/** The second step of signing in, after the password or Google. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, user } = context.get(requestContext);
  if (await user()) throw redirect(destinationOf({ headers: request.headers, services }));
  const waiting =
    request.headers.get('cookie')?.includes('setapak.two_factor') ||
    (await readUnfinishedSession(services.auth, request.headers)) !== null;
  if (!waiting) throw redirect('/login');
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services } = context.get(requestContext);
  const { code = '' } = textFields(await formOf(request));
  try {
    const user = await readUnfinishedSession(services.auth, request.headers);
    const headers = await verifyCode({ services, headers: request.headers, user, code });
    for (const cookie of clearedDestination) headers.append('Set-Cookie', cookie);
    return redirect(destinationOf({ headers: request.headers, services }), { headers });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ error: error.text }, error.status);
  }
}

export default function LoginVerify({ actionData }: Route.ComponentProps) {
  return <CodeForm error={actionData?.error} />;
}

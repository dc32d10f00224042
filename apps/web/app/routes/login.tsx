import { data, redirect } from 'react-router';
import { clearedDestination, destinationOf, pageBefore } from '~/features/accounts/return-address.server.ts';
import { googleErrorText } from '~/features/accounts/google-errors.ts';
import { LoginForm } from '~/features/accounts/components/login-form.tsx';
import { signInSchema } from '~/features/accounts/schema.ts';
import { refuseTries } from '~/features/accounts/refuse-tries.server.ts';
import { signIn } from '~/features/accounts/sign-in.server.ts';
import { readUnfinishedSession } from '~/services/auth/auth.server.ts';
import { AppError } from '~/services/error.ts';
import { fieldErrors, textFields } from '~/services/form.ts';
import { requestContext } from '~/services/request.server.ts';
import { formOf } from '~/services/guard.server.ts';
import { pageMeta } from '~/ui/page-meta.ts';
import type { Route } from './+types/login.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Masuk | Setapak',
    description: 'Masuk ke Setapak untuk membuat CV, mengecek CV di ATS, dan memesan mentor.',
    path: '/login',
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, user } = context.get(requestContext);
  if (await readUnfinishedSession(services.auth, request.headers)) throw redirect('/login/verify');
  const before = pageBefore(request, services.links);
  if (await user()) throw redirect(before?.path ?? destinationOf({ headers: request.headers, services }));
  const query = new URL(request.url).searchParams;
  const headers = new Headers();
  for (const cookie of before?.cookies ?? []) headers.append('Set-Cookie', cookie);
  return data(
    { failure: googleErrorText(query.get('error')), reset: query.get('reset') === 'true' },
    { headers },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, clientIp } = context.get(requestContext);
  const values = textFields(await formOf(request));
  const parsed = signInSchema.safeParse(values);
  const email = values['email'] ?? '';
  if (!parsed.success) return data({ email, errors: fieldErrors(parsed.error), banner: null }, 400);

  try {
    const { solved } = values;
    const opened = await signIn({ services, clientIp, headers: request.headers, ...parsed.data, solved });
    const { headers } = opened;
    if (opened.needsCode) return redirect('/login/verify', { headers });
    for (const cookie of clearedDestination) headers.append('Set-Cookie', cookie);
    return redirect(destinationOf({ headers: request.headers, services }), { headers });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ email, errors: {}, ...(await refuseTries(services, error)) }, error.status);
  }
}

export default function Login({ actionData, loaderData }: Route.ComponentProps) {
  return <LoginForm state={actionData} {...loaderData} />;
}

import { data, redirect } from 'react-router';
import { destinationOf } from '~/features/accounts/return-address.server.ts';
import { RegisterForm } from '~/features/accounts/components/register-form.tsx';
import { register } from '~/features/accounts/register.server.ts';
import { registerSchema } from '~/features/accounts/schema.ts';
import { refuseTries } from '~/features/accounts/refuse-tries.server.ts';
import { AppError } from '~/services/error.ts';
import { fieldErrors, textFields } from '~/services/form.ts';
import { requestContext } from '~/services/request.server.ts';
import { formOf } from '~/services/guard.server.ts';
import { pageMeta } from '~/ui/page-meta.ts';
import type { Route } from './+types/register.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Daftar | Setapak',
    description: 'Buat akun Setapak gratis dan mulai siapkan kariermu, selangkah demi selangkah.',
    path: '/register',
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, user } = context.get(requestContext);
  if (await user()) throw redirect(destinationOf({ headers: request.headers, services }));
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, clientIp } = context.get(requestContext);
  const { password, solved, ...values } = textFields(await formOf(request));
  const parsed = registerSchema.safeParse({ ...values, password });
  if (!parsed.success) return data({ values, errors: fieldErrors(parsed.error), banner: null }, 400);

  try {
    const form = parsed.data;
    const headers = await register({ services, clientIp, headers: request.headers, form, solved });
    return redirect('/profile/onboarding', { headers });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'common_password')
      return data({ values, errors: { password: error.text }, banner: null }, error.status);
    return data({ values, errors: {}, ...(await refuseTries(services, error)) }, error.status);
  }
}

export default function Register({ actionData }: Route.ComponentProps) {
  return <RegisterForm state={actionData} />;
}

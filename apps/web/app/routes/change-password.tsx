import { data, redirect } from 'react-router';
import { changePassword } from '~/features/accounts/change-password.server.ts';
import { ChangePasswordForm, PasswordChanged } from '~/features/accounts/components/change-password-form.tsx';
import { passwordChangedCookie } from '~/features/accounts/flash-cookie.server.ts';
import { hasPassword } from '~/features/accounts/has-password.server.ts';
import { changePasswordSchema } from '~/features/accounts/schema.ts';
import { requireUser } from '~/features/accounts/session.server.ts';
import { AppError } from '~/services/error.ts';
import { fieldErrors, textFields } from '~/services/form.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import { formOf } from '~/services/guard.server.ts';
import type { Route } from './+types/change-password.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Ubah password | Setapak' },
  { name: 'robots', content: 'noindex' },
];

/** After a sign-out the back button does not show it. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

/** `?success=true` signs out after three seconds, so it is believed only right after a change: a link must not sign out. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, signedIn } = await requireUser(context);
  const success = new URL(request.url).searchParams.get('success') === 'true';
  const changed = success && (await passwordChangedCookie.read(request.headers)) === signedIn.id;
  if (success && !changed) throw redirect('/app/profile/change-password');
  return { changed, email: signedIn.email, hasPassword: await hasPassword(services, signedIn.id) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, signedIn } = await requireUser(context);
  const parsed = changePasswordSchema.safeParse(textFields(await formOf(request)));
  if (!parsed.success) return data({ errors: fieldErrors(parsed.error), banner: null }, 400);
  const { currentPassword, newPassword } = parsed.data;
  try {
    const sessionHeaders = await changePassword({
      services,
      user: signedIn,
      headers: request.headers,
      currentPassword,
      newPassword,
    });
    sessionHeaders.append('Set-Cookie', await passwordChangedCookie.set(signedIn.id, services.baseUrl));
    return redirect('/app/profile/change-password?success=true', { headers: sessionHeaders });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'common_password')
      return data({ errors: { newPassword: error.text }, banner: null }, error.status);
    return data({ errors: {}, banner: error.text }, error.status);
  }
}

export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  const { changed, email } = loaderData;
  return (
    <AppLayout title="Ubah Password" back="/app/profile">
      {changed ? (
        <PasswordChanged />
      ) : (
        <ChangePasswordForm state={actionData} email={email} hasPassword={loaderData.hasPassword} />
      )}
    </AppLayout>
  );
}

import { data, redirect } from 'react-router';
import { DeleteAccountForm } from '~/features/accounts/components/delete-account-form.tsx';
import { deleteAccount } from '~/features/accounts/delete-account.server.ts';
import { accountDeletedCookie } from '~/features/accounts/flash-cookie.server.ts';
import { hasPassword } from '~/features/accounts/has-password.server.ts';
import { isProofRecent, requireRecentProof, requireUser } from '~/features/accounts/session.server.ts';
import { signOut } from '~/features/accounts/sign-out.server.ts';
import { accountData } from '~/registry.server.ts';
import { AppError } from '~/services/error.ts';
import { textFields } from '~/services/form.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import { formOf } from '~/services/guard.server.ts';
import type { Route } from './+types/delete-account.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Hapus akun | Setapak' },
  { name: 'robots', content: 'noindex' },
];

/** After a sign-out the back button does not show it. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export async function loader({ context }: Route.LoaderArgs) {
  const { services, signedIn } = await requireUser(context);
  return {
    email: signedIn.email,
    hasPassword: await hasPassword(services, signedIn.id),
    fresh: isProofRecent(signedIn),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const scope = await requireUser(context);
  const { services, signedIn } = scope;
  // Where there is a second factor, the password alone deletes nothing.
  if (signedIn.twoFactorEnabled) requireRecentProof(scope);
  const { password = '', sure } = textFields(await formOf(request));
  if (sure !== 'on') return data({ banner: null, unsure: true }, 400);
  try {
    await deleteAccount({ services, user: signedIn, headers: request.headers, password, accountData });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ banner: error.text, unsure: false }, error.status);
  }
  const signedOut = await signOut(services, request.headers);
  signedOut.append('Set-Cookie', await accountDeletedCookie.set('yes', services.baseUrl));
  return redirect('/', { headers: signedOut });
}

export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AppLayout title="Hapus Akun" back="/app/profile">
      <DeleteAccountForm {...loaderData} state={actionData} />
    </AppLayout>
  );
}

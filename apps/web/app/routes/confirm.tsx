import { data, redirect } from 'react-router';
import { ConfirmForm } from '~/features/accounts/components/confirm-form.tsx';
import { hasPassword } from '~/features/accounts/has-password.server.ts';
import { listPasskeys } from '~/features/accounts/passkeys.server.ts';
import { provePassword } from '~/features/accounts/prove-password.server.ts';
import { clearedDestination, destinationOf } from '~/features/accounts/return-address.server.ts';
import { isProofRecent, owesSecondFactor, requireUser } from '~/features/accounts/session.server.ts';
import { verifyCode } from '~/features/accounts/verify-code.server.ts';
import { AppError } from '~/services/error.ts';
import { textFields } from '~/services/form.ts';
import { formOf } from '~/services/guard.server.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import type { Route } from './+types/confirm.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Konfirmasi ini kamu | Setapak' },
  { name: 'robots', content: 'noindex' },
];

/** Asks once more who is at the keyboard, and goes back to the page that wanted to know. `?done`: back from Google. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, signedIn } = await requireUser(context);
  if (new URL(request.url).searchParams.has('done') && isProofRecent(signedIn))
    throw leave(request, services);
  const hasPasskey = (await listPasskeys(services, signedIn.id)).length > 0;
  return {
    email: signedIn.email,
    needsCode: signedIn.twoFactorEnabled,
    // A password opens no desk to who has a passkey and works here.
    passkeyOnly: hasPasskey && !signedIn.twoFactorEnabled && owesSecondFactor(services.config, signedIn),
    hasPassword: await hasPassword(services, signedIn.id),
    hasPasskey,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, signedIn } = await requireUser(context);
  const { password = '', code = '' } = textFields(await formOf(request));
  const { headers } = request;
  try {
    if (!signedIn.twoFactorEnabled) {
      await provePassword({ services, user: signedIn, headers, password });
      return leave(request, services);
    }
    return leave(request, services, await verifyCode({ services, headers, user: signedIn, code }));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ error: error.text }, error.status);
  }
}

type Services = Parameters<typeof destinationOf>[0]['services'];

function leave({ headers }: Request, services: Services, set = new Headers()): Response {
  const to = destinationOf({ headers, services });
  for (const cookie of clearedDestination) set.append('Set-Cookie', cookie);
  return redirect(to === '/' ? '/app/profile/security' : to, { headers: set });
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AppLayout title="Konfirmasi ini kamu" back="/app/profile/security">
      <ConfirmForm {...loaderData} error={actionData?.error} />
    </AppLayout>
  );
}

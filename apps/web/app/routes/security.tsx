import { data, redirect } from 'react-router';
import { z } from 'zod';
import { removeAuthenticator } from '~/features/accounts/authenticator.server.ts';
import { SecurityPage } from '~/features/accounts/components/security-page.tsx';
import { endAllDevices, endDevice, listDevices } from '~/features/accounts/devices.server.ts';
import { hasPassword } from '~/features/accounts/has-password.server.ts';
import { listCvReadings } from '~/features/accounts/list-cv-readings.server.ts';
import { listPasskeys, removePasskey } from '~/features/accounts/passkeys.server.ts';
import { requestVerification } from '~/features/accounts/request-verification.server.ts';
import { isProofRecent, requireRecentProof, requireUser } from '~/features/accounts/session.server.ts';
import { signOut } from '~/features/accounts/sign-out.server.ts';
import { AppError } from '~/services/error.ts';
import { textFields } from '~/services/form.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import type { Route } from './+types/security.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Keamanan | Setapak' },
  { name: 'robots', content: 'noindex' },
];

/** `?needed`: somebody who works here has no second factor yet, or has not shown it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, signedIn } = await requireUser(context);
  const passkeys = await listPasskeys(services, signedIn.id);
  const hasSecondFactor = signedIn.twoFactorEnabled || passkeys.length > 0;
  const needed = new URL(request.url).searchParams.has('needed');
  // An account with a second factor only confirms it.
  if (needed && hasSecondFactor && signedIn.secondFactorAt === null) throw redirect('/app/profile/confirm');
  return {
    needed: needed && !hasSecondFactor,
    email: signedIn.email,
    emailVerified: signedIn.emailVerified,
    hasPassword: await hasPassword(services, signedIn.id),
    hasAuthenticator: signedIn.twoFactorEnabled,
    passkeys,
    devices: await listDevices(services, signedIn),
    proved: isProofRecent(signedIn),
    cvReadings: await listCvReadings(services.db, signedIn.id),
  };
}

const form = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('verify-email') }),
  z.object({ intent: z.literal('end-device'), id: z.string().max(64) }),
  z.object({ intent: z.literal('end-all') }),
  z.object({ intent: z.literal('remove-passkey'), id: z.string().max(64) }),
  z.object({ intent: z.literal('remove-authenticator') }),
]);

export const action = guard(async ({ request, context }: Route.ActionArgs) => {
  const scope = await requireUser(context);
  const { services, signedIn } = scope;
  const parsed = form.safeParse(textFields(await formOf(request)));
  if (!parsed.success) throw new AppError('invalid');
  switch (parsed.data.intent) {
    case 'verify-email': {
      const retryAfter = await requestVerification({ services, userId: signedIn.id });
      if (retryAfter === undefined) return { said: `Tautan verifikasi dikirim ke ${signedIn.email}.` };
      return data({ said: new AppError('too_many').text, isRefused: true }, 429);
    }
    case 'end-device':
      await endDevice({ services, user: signedIn, id: parsed.data.id });
      return { said: 'Perangkat itu sudah dikeluarkan.' };
    case 'end-all':
      await endAllDevices({ services, user: signedIn });
      return redirect('/login', { headers: await signOut(services, request.headers) });
    case 'remove-passkey':
      requireRecentProof(scope);
      await removePasskey({ services, user: signedIn, id: parsed.data.id });
      return { said: 'Passkey sudah dihapus.' };
    case 'remove-authenticator':
      requireRecentProof(scope);
      await removeAuthenticator({ services, user: signedIn });
      return { said: 'Verifikasi dua langkah dimatikan.' };
  }
});

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AppLayout title="Keamanan" back="/app/profile">
      <SecurityPage {...loaderData} outcome={actionData ?? null} />
    </AppLayout>
  );
}

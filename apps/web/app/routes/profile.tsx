import { data, redirect } from 'react-router';
import { ProfilePage } from '~/features/accounts/components/profile-page.tsx';
import { handleProfileForm } from '~/features/accounts/handle-profile-form.server.ts';
import { hasPassword } from '~/features/accounts/has-password.server.ts';
import { loadProfile } from '~/features/accounts/load-profile.server.ts';
import { requireUser } from '~/features/accounts/session.server.ts';
import { chatCookie, clearedChatCookie, isChatOn } from '~/features/support/public.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import type { Route } from './+types/profile.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Profil | Setapak' },
  { name: 'robots', content: 'noindex' },
];

/** After a sign-out the back button does not show it. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, signedIn } = await requireUser(context);
  const [profile, withPassword] = await Promise.all([
    loadProfile(services, signedIn),
    hasPassword(services, signedIn.id),
  ]);
  return {
    profile,
    hasPassword: withPassword,
    emailVerified: signedIn.emailVerified,
    chatOn: isChatOn(request.headers.get('cookie')),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, signedIn } = await requireUser(context);
  const chat = new URL(request.url).searchParams.get('chat');
  if (chat !== null)
    return redirect('/app/profile', {
      headers: { 'Set-Cookie': chat === 'on' ? chatCookie : clearedChatCookie },
    });
  const outcome = await handleProfileForm({ services, userId: signedIn.id, request });
  return data(outcome, outcome.status);
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AppLayout title="Profil" back="/">
      <ProfilePage {...loaderData} outcome={actionData ?? null} />
    </AppLayout>
  );
}

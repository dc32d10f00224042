import { data, redirect } from 'react-router';
import { clearedDestination, destinationOf } from '~/features/accounts/return-address.server.ts';
import { OnboardingForm } from '~/features/accounts/components/onboarding-form.tsx';
import { loadProfile, noAnswers } from '~/features/accounts/load-profile.server.ts';
import { parseOnboarding, typedAnswers } from '~/features/accounts/profile-schema.ts';
import { saveOnboarding } from '~/features/accounts/save-profile.server.ts';
import { requireUser } from '~/features/accounts/session.server.ts';
import { firstName } from '~/ui/format/initials.ts';
import { formOf } from '~/services/guard.server.ts';
import { requestContext } from '~/services/request.server.ts';
import type { Route } from './+types/onboarding.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Lengkapi profil | Setapak' },
  { name: 'robots', content: 'noindex' },
];

/** After a sign-out the back button does not show it. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

/** Visitors see the form (product document 1, section 2); sending it needs an account. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, user } = context.get(requestContext);
  const signedIn = await user();
  if (!signedIn) return { person: null, profile: noAnswers, next: '/' };
  return {
    person: { firstName: firstName(signedIn.name), emailVerified: signedIn.emailVerified },
    profile: await loadProfile(services, signedIn),
    next: destinationOf({ headers: request.headers, services }),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, signedIn } = await requireUser(context);
  const form = await formOf(request);
  const parsed = parseOnboarding(form);
  if (!parsed.ok) return data({ errors: parsed.errors, typed: typedAnswers(form) }, 400);
  await saveOnboarding({ services, userId: signedIn.id, form: parsed.form });
  const cleared = new Headers(clearedDestination.map((cookie): [string, string] => ['Set-Cookie', cookie]));
  return redirect(destinationOf({ headers: request.headers, services }), { headers: cleared });
}

export default function Onboarding({ loaderData, actionData }: Route.ComponentProps) {
  const profile = { ...loaderData.profile, ...actionData?.typed };
  return <OnboardingForm {...loaderData} profile={profile} errors={actionData?.errors} />;
}

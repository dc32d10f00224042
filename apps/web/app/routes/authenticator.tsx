import { data, redirect } from 'react-router';
import {
  beginAuthenticator,
  countRecoveryCodes,
  finishAuthenticator,
  renewRecoveryCodes,
  setupOf,
} from '~/features/accounts/authenticator.server.ts';
import { AuthenticatorPage } from '~/features/accounts/components/authenticator-page.tsx';
import { hasPassword } from '~/features/accounts/has-password.server.ts';
import { requireRecentProof, requireUser } from '~/features/accounts/session.server.ts';
import { AppError } from '~/services/error.ts';
import { textFields } from '~/services/form.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import type { Route } from './+types/authenticator.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Aplikasi autentikator | Setapak' },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context }: Route.LoaderArgs) {
  const scope = await requireUser(context);
  const { services, signedIn } = scope;
  const { id, twoFactorEnabled: isOn } = signedIn;
  return {
    isOn,
    hasPassword: await hasPassword(services, id),
    codesLeft: isOn ? await countRecoveryCodes(services, id) : 0,
  };
}

/** Two steps, which work without script: the secret for the app, then the app's first code. Later, new recovery codes. */
export const action = guard(async ({ request, context }: Route.ActionArgs) => {
  const scope = await requireUser(context);
  const { services, signedIn } = scope;
  const { intent, password = '', uri = '', code = '' } = textFields(await formOf(request));
  const renews = intent === 'renew';
  if (signedIn.twoFactorEnabled !== renews) throw redirect('/app/profile/security');
  if (renews || !(await hasPassword(services, signedIn.id))) requireRecentProof(scope);
  const { headers } = request;
  try {
    if (renews) {
      const fresh = await renewRecoveryCodes({ services, user: signedIn, headers, password });
      return { setup: null, codes: fresh, error: null };
    }
    if (intent !== 'finish') {
      const setup = await beginAuthenticator({ services, user: signedIn, headers, password });
      return { setup, codes: null, error: null };
    }
    const done = await finishAuthenticator({ services, user: signedIn, headers, code });
    return data({ setup: null, codes: done.codes, error: null }, { headers: cookiesOf(done.headers) });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const setup = intent === 'finish' ? setupOf(uri) : null;
    return data({ setup, codes: null, error: error.text }, error.status);
  }
});

function cookiesOf(from: Headers): Headers {
  const headers = new Headers();
  for (const cookie of from.getSetCookie()) headers.append('Set-Cookie', cookie);
  return headers;
}

export default function Authenticator({ loaderData, actionData }: Route.ComponentProps) {
  const { setup = null, codes = null, error = null } = actionData ?? {};
  return (
    <AppLayout title="Aplikasi Autentikator" back="/app/profile/security">
      <AuthenticatorPage {...loaderData} setup={setup} codes={codes} error={error} />
    </AppLayout>
  );
}

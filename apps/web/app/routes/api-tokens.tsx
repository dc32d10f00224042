import { data } from 'react-router';
import { isProofRecent, requireRecentProof, requireUser } from '~/features/accounts/session.server.ts';
import { TokensPage } from '~/features/api/components/tokens-page.tsx';
import { createToken } from '~/features/api/create-token.server.ts';
import { listTokens } from '~/features/api/list-tokens.server.ts';
import { tokenScopes } from '~/features/api/model.ts';
import { revokeToken } from '~/features/api/revoke-token.server.ts';
import { tokenForm } from '~/features/api/schema.ts';
import { AppError } from '~/services/error.ts';
import { firstError, textFields } from '~/services/form.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import { formOf } from '~/services/guard.server.ts';
import type { Route } from './+types/api-tokens.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Token API | Setapak' },
  { name: 'robots', content: 'noindex' },
];

/** The answer holds a fresh token: it is never cached. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export async function loader({ context }: Route.LoaderArgs) {
  const { services, signedIn } = await requireUser(context);
  return {
    tokens: await listTokens({ services, userId: signedIn.id }),
    email: signedIn.email,
    verified: signedIn.emailVerified,
    proved: isProofRecent(signedIn),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const scope = await requireUser(context);
  const { services, signedIn } = scope;
  const sent = await formOf(request);
  // A form that does not ask for scopes means all of them.
  const requestedScopes = sent.has('days') ? sent.getAll('scopes') : Object.keys(tokenScopes);
  const form = tokenForm.safeParse({ ...textFields(sent), scopes: requestedScopes });
  if (!form.success) return data({ token: null, error: firstError(form.error) ?? null }, 400);
  const userId = signedIn.id;
  if (form.data.intent === 'revoke') {
    await revokeToken({ services, userId, id: form.data.id });
    return { token: null, error: null };
  }
  requireRecentProof(scope);
  try {
    const { name, scopes, days } = form.data;
    return { token: await createToken({ services, userId, name, scopes, days }), error: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ token: null, error: error.text }, error.status);
  }
}

export default function ApiTokens({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AppLayout title="Token API" back="/app/profile">
      <TokensPage {...loaderData} fresh={actionData?.token ?? null} error={actionData?.error ?? null} />
    </AppLayout>
  );
}

import { data } from 'react-router';
import { requireRecentProof, requireRole } from '~/features/accounts/session.server.ts';
import { changeSessionDesk, deskChange } from '~/features/admin/sessions/change-session-desk.server.ts';
import { loadSessionDesk } from '~/features/admin/sessions/load-session-desk.server.ts';
import { SessionDeskPage } from '~/features/admin/sessions/session-desk-page.tsx';
import { stateOf } from '~/features/admin/sessions/session-states.ts';
import { AppError } from '~/services/error.ts';
import { textFields } from '~/services/form.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import type { Route } from './+types/admin-sessions.ts';

export const loader = guard(async ({ context, request }: Route.LoaderArgs) => {
  const { services } = await requireRole(context, 'admin');
  const state = stateOf(new URL(request.url).searchParams.get('state'));
  return { desk: await loadSessionDesk(services.db, state) };
});

export const action = guard(async ({ context, request }: Route.ActionArgs) => {
  const scope = await requireRole(context, 'admin');
  const { services, signedIn } = scope;
  // Money does not move from a screen that somebody left open.
  requireRecentProof(scope);
  const change = deskChange.safeParse(textFields(await formOf(request)));
  if (!change.success) return data({ refused: change.error.issues[0]?.message ?? '' }, 400);
  try {
    return { done: await changeSessionDesk({ services, actor: signedIn, change: change.data }) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ refused: error.text }, error.status);
  }
});

export default function AdminSessions({ loaderData, actionData }: Route.ComponentProps) {
  return <SessionDeskPage desk={loaderData.desk} outcome={actionData} />;
}

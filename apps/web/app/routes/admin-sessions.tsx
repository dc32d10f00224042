import { idOfPress } from '~/services/press.server.ts';
import { data, type ShouldRevalidateFunction } from 'react-router';
import { requireRecentProof, requireRole } from '~/features/accounts/session.server.ts';
import { changeOrder, orderChange } from '~/features/admin/change-order.server.ts';
import { changeSessionDesk, deskChange } from '~/features/admin/sessions/change-session-desk.server.ts';
import { loadSessionDesk } from '~/features/admin/sessions/load-session-desk.server.ts';
import { SessionDeskPage } from '~/features/admin/sessions/session-desk-page.tsx';
import { wantedSessions } from '~/features/admin/sessions/wanted-sessions.ts';
import { AppError } from '~/services/error.ts';
import { fieldErrors, formRefusal, textFields } from '~/services/form.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import type { ZodError } from 'zod';
import type { Route } from './+types/admin-sessions.ts';

export const loader = guard(async ({ context, request }: Route.LoaderArgs) => {
  const { services } = await requireRole(context, 'admin');
  return { desk: await loadSessionDesk(services.db, wantedSessions(new URL(request.url).searchParams)) };
});

/** Also after a refusal: what was tried stands in the history by then, and the next press names it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  defaultShouldRevalidate || formMethod === 'POST';

export const action = guard(async ({ context, request }: Route.ActionArgs) => {
  const scope = await requireRole(context, 'admin');
  const { services, signedIn: actor } = scope;
  // Money does not move from a screen that somebody left open.
  requireRecentProof(scope);
  const form = await formOf(request);
  const fields = textFields(form);
  const orderId = fields['orderId'];
  const ofDesk = deskChange.safeParse(fields);
  const ofOrder = orderId ? orderChange.safeParse(fields) : undefined;
  try {
    const pressed = idOfPress(form, actor.id);
    if (ofDesk.success)
      return { done: await changeSessionDesk({ services, actor, change: ofDesk.data, pressed }) };
    if (orderId && ofOrder?.success)
      return {
        done: await changeOrder({ services, actor, orderId, change: ofOrder.data, seen: fields['seen'] }),
      };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ refused: error.text }, error.status);
  }
  // Of the two kinds of forms the one that was meant knows the intent.
  const error = isIntentOf(ofDesk.error) ? ofDesk.error : (ofOrder?.error ?? ofDesk.error);
  return data(formRefusal(form, fieldErrors(error)), 400);
});

function isIntentOf(error: ZodError): boolean {
  return error.issues.every(({ path }) => path[0] !== 'intent');
}

export default function AdminSessions({ loaderData, actionData }: Route.ComponentProps) {
  return <SessionDeskPage desk={loaderData.desk} outcome={actionData} />;
}

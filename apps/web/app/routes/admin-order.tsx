import { data, type ShouldRevalidateFunction } from 'react-router';
import { requireRecentProof, requireRole } from '~/features/accounts/session.server.ts';
import { changeOrder, orderChange } from '~/features/admin/change-order.server.ts';
import { OrderPage } from '~/features/admin/components/order-page.tsx';
import { loadOrderFile } from '~/features/admin/load-order-file.server.ts';
import { AppError } from '~/services/error.ts';
import { fieldErrors, formRefusal, textFields } from '~/services/form.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import type { Route } from './+types/admin-order.ts';

export const loader = guard(async ({ context, params }: Route.LoaderArgs) => {
  const { services } = await requireRole(context, 'admin');
  return { file: await loadOrderFile(services.db, params.id) };
});

/** Also after a refusal: what was tried stands in the history by then, and the next press names it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  defaultShouldRevalidate || formMethod === 'POST';

export const action = guard(async ({ context, params, request }: Route.ActionArgs) => {
  const scope = await requireRole(context, 'admin');
  const { services, signedIn } = scope;
  // Money does not move, and no account is shown, from a screen that somebody left open.
  requireRecentProof(scope);
  const form = await formOf(request);
  const fields = textFields(form);
  const change = orderChange.safeParse(fields);
  if (!change.success) return data(formRefusal(form, fieldErrors(change.error)), 400);
  try {
    const done = await changeOrder({
      services,
      actor: signedIn,
      orderId: params.id,
      change: change.data,
      seen: fields['seen'],
    });
    return { done };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'not_found') throw error;
    return data({ refused: error.text }, error.status);
  }
});

export default function AdminOrder({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderPage file={loaderData.file} outcome={actionData} />;
}

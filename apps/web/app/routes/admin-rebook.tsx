import { data } from 'react-router';
import { requireRecentProof, requireRole } from '~/features/accounts/session.server.ts';
import { RebookPage } from '~/features/admin/money/rebook-page.tsx';
import { rebook, rebooking } from '~/features/admin/money/rebook.server.ts';
import { previewRebooking } from '~/features/ledger/public.server.ts';
import { AppError } from '~/services/error.ts';
import { fieldErrors, formRefusal, textFields } from '~/services/form.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import type { Route } from './+types/admin-rebook.ts';

export const loader = guard(async ({ context, params }: Route.LoaderArgs) => {
  const { services } = await requireRole(context, 'admin');
  return { rebooking: await previewRebooking(services.db, params.id) };
});

export const action = guard(async ({ context, params, request }: Route.ActionArgs) => {
  const scope = await requireRole(context, 'admin');
  requireRecentProof(scope);
  const { services, signedIn: actor } = scope;
  const form = await formOf(request);
  const values = rebooking.safeParse(textFields(form));
  if (!values.success) return data(formRefusal(form, fieldErrors(values.error)), 400);
  try {
    return { done: await rebook({ services, actor, orderId: params.id, values: values.data }) };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'not_found') throw error;
    return data({ refused: error.text }, error.status);
  }
});

export default function AdminRebook({ loaderData, actionData, params }: Route.ComponentProps) {
  return <RebookPage orderId={params.id} rebooking={loaderData.rebooking} outcome={actionData} />;
}

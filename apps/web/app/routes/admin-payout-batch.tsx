import { data } from 'react-router';
import { requireRecentProof, requireRole } from '~/features/accounts/session.server.ts';
import { BatchPage } from '~/features/admin/money/batch-page.tsx';
import { batchChange, changeBatch } from '~/features/admin/money/change-payouts.server.ts';
import { loadBatch } from '~/features/ledger/public.server.ts';
import { AppError } from '~/services/error.ts';
import { fieldErrors, formRefusal, textFields, topLevel } from '~/services/form.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import { idOfPress } from '~/services/press.server.ts';
import type { Route } from './+types/admin-payout-batch.ts';

export const loader = guard(async ({ context, params, request }: Route.LoaderArgs) => {
  const { services } = await requireRole(context, 'admin');
  return { batch: await loadBatch(services.db, params.id, new URL(request.url).searchParams) };
});

export const action = guard(async ({ context, params, request }: Route.ActionArgs) => {
  const scope = await requireRole(context, 'admin');
  requireRecentProof(scope);
  const { services, signedIn } = scope;
  const form = await formOf(request);
  const listed = { id: form.getAll('id'), end: form.getAll('end') };
  const change = batchChange.safeParse({ ...textFields(form), ...listed });
  if (!change.success) return data(formRefusal(form, topLevel(fieldErrors(change.error))), 400);
  try {
    return {
      done: await changeBatch({
        services,
        actor: signedIn,
        batchId: params.id,
        change: change.data,
        pressed: idOfPress(form, signedIn.id),
      }),
    };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'not_found') throw error;
    return data({ refused: error.text }, error.status);
  }
});

export default function AdminPayoutBatch({ loaderData, actionData }: Route.ComponentProps) {
  return <BatchPage batch={loaderData.batch} outcome={actionData} />;
}

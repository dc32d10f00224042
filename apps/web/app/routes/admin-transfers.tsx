import { data, redirect } from 'react-router';
import { requireRecentProof, requireRole } from '~/features/accounts/session.server.ts';
import {
  changeTransfers,
  startTransferFile,
  transferChange,
} from '~/features/admin/money/change-transfers.server.ts';
import { TransfersPage } from '~/features/admin/money/transfers-page.tsx';
import { listTransfers } from '~/features/checkout/public.server.ts';
import { AppError } from '~/services/error.ts';
import { fieldErrors, formRefusal, textFields, topLevel } from '~/services/form.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import type { Route } from './+types/admin-transfers.ts';

export const loader = guard(async ({ request, context }: Route.LoaderArgs) => {
  const { services } = await requireRole(context, 'admin');
  return { transfers: await listTransfers(services.db, new URL(request.url).searchParams) };
});

export const action = guard(async ({ request, context }: Route.ActionArgs) => {
  const scope = await requireRole(context, 'admin');
  requireRecentProof(scope);
  const { services, signedIn: actor } = scope;
  const form = await formOf(request);
  const parsed = transferChange.safeParse({ ...textFields(form), id: form.getAll('id') });
  if (!parsed.success) return data(formRefusal(form, topLevel(fieldErrors(parsed.error))), 400);
  const change = parsed.data;
  try {
    if (change.intent !== 'make') return { done: await changeTransfers({ services, actor, change }) };
    return redirect(`/admin/refunds/transfers?file=${await startTransferFile({ services, actor })}`);
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'not_found') throw error;
    return data({ refused: error.text }, error.status);
  }
});

export default function AdminTransfers({ loaderData, actionData }: Route.ComponentProps) {
  return <TransfersPage transfers={loaderData.transfers} outcome={actionData} />;
}

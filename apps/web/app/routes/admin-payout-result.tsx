import { data } from 'react-router';
import { requireRecentProof, requireRole } from '~/features/accounts/session.server.ts';
import { BankResultPage } from '~/features/admin/money/bank-result-page.tsx';
import { readBankResults } from '~/features/admin/money/change-payouts.server.ts';
import { loadBatch } from '~/features/ledger/public.server.ts';
import { AppError } from '~/services/error.ts';
import { guard } from '~/services/guard.server.ts';
import { uploadForm } from '~/services/upload-form.server.ts';
import type { Route } from './+types/admin-payout-result.ts';

const LARGEST_RESULT = 2_000_000;

export const loader = guard(async ({ context, params }: Route.LoaderArgs) => {
  const { services } = await requireRole(context, 'admin');
  const { id, createdAt } = await loadBatch(services.db, params.id);
  return { batch: { id, createdAt } };
});

/** Reads what the bank gave back; it is noted by the batch's own page, once an operator saw what that is. */
export const action = guard(async ({ context, params, request }: Route.ActionArgs) => {
  const scope = await requireRole(context, 'admin');
  requireRecentProof(scope);
  const { services } = scope;
  try {
    const file = (await uploadForm(request, LARGEST_RESULT)).get('file');
    if (!(file instanceof File)) throw new AppError('unreadable_results');
    return { results: await readBankResults({ services, batchId: params.id, file }) };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'not_found') throw error;
    const { text, status } = error.code === 'too_large' ? new AppError('unreadable_results') : error;
    return data({ refused: text }, status);
  }
});

export default function AdminPayoutResult({ loaderData, actionData }: Route.ComponentProps) {
  return <BankResultPage batch={loaderData.batch} outcome={actionData} />;
}

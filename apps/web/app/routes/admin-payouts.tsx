import { data, redirect } from 'react-router';
import { requireRecentProof, requireRole } from '~/features/accounts/session.server.ts';
import { startBatch } from '~/features/admin/money/change-payouts.server.ts';
import { PayoutsPage } from '~/features/admin/money/payouts-page.tsx';
import { loadPayouts } from '~/features/ledger/public.server.ts';
import { AppError } from '~/services/error.ts';
import { guard } from '~/services/guard.server.ts';
import type { Route } from './+types/admin-payouts.ts';

export const loader = guard(async ({ request, context }: Route.LoaderArgs) => {
  const { services } = await requireRole(context, 'admin');
  return { payouts: await loadPayouts(services.db, new URL(request.url).searchParams) };
});

export const action = guard(async ({ context }: Route.ActionArgs) => {
  const scope = await requireRole(context, 'admin');
  requireRecentProof(scope);
  const { services, signedIn } = scope;
  try {
    return redirect(`/admin/payouts/${await startBatch({ services, actor: signedIn })}`);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ refused: error.text }, error.status);
  }
});

export default function AdminPayouts({ loaderData, actionData }: Route.ComponentProps) {
  return <PayoutsPage payouts={loaderData.payouts} refused={actionData?.refused} />;
}

import { data } from 'react-router';
import { requireRecentProof, requireUser } from '~/features/accounts/session.server.ts';
import { loadEarnings, mentorAccountInput, saveMentorBankAccount } from '~/features/ledger/public.server.ts';
import { DeskTabs } from '~/features/bookings/components/desk-tabs.tsx';
import { findDesk } from '~/features/bookings/desk/find-desk.server.ts';
import { EarningsView } from '~/features/ledger/public.ts';
import { fieldErrors, textFields, type FieldErrors } from '~/services/form.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import type { Route } from './+types/mentor-earnings.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Pendapatan mentor | Setapak' },
  { name: 'robots', content: 'noindex' },
];

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = guard(async ({ context, request }: Route.LoaderArgs) => {
  const scope = await requireUser(context);
  const { services } = scope;
  const { mentorId } = await findDesk(scope);
  const before = new URL(request.url).searchParams.get('before');
  return { earnings: await loadEarnings({ db: services.db, mentorId, before }) };
});

export const action = guard(async ({ context, request }: Route.ActionArgs) => {
  const scope = await requireUser(context);
  const { services } = scope;
  const { mentorId } = await findDesk(scope);
  // Where money goes is not changed from a screen that somebody left open.
  requireRecentProof(scope);
  const none: FieldErrors = {};
  const account = mentorAccountInput.safeParse(textFields(await formOf(request)));
  if (!account.success) return data({ saved: false, errors: fieldErrors(account.error) }, 400);
  await services.db.transaction((tx) =>
    saveMentorBankAccount({ services, tx, mentorId, account: account.data }),
  );
  return { saved: true, errors: none };
});

export default function MentorEarnings({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AppLayout title="Pendapatan" back="/mentor" backLabel="Kembali ke ruang mentor">
      <DeskTabs current="earnings" />
      <EarningsView
        earnings={loaderData.earnings}
        errors={actionData?.errors}
        saved={actionData?.saved ?? false}
      />
    </AppLayout>
  );
}

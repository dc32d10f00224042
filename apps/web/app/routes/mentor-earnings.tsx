import { eq } from 'drizzle-orm';
import { data, type RouterContextProvider } from 'react-router';
import { requireRecentProof, requireUser } from '~/features/accounts/session.server.ts';
import { loadEarnings, mentorAccountInput, saveMentorBankAccount } from '~/features/ledger/public.server.ts';
import { DeskTabs } from '~/features/bookings/components/desk-tabs.tsx';
import { EarningsView } from '~/features/ledger/public.ts';
import { mentorAccount } from '~/services/db/calendar-schema.ts';
import { AppError } from '~/services/error.ts';
import { fieldErrors, textFields, type FieldErrors } from '~/services/form.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import type { Route } from './+types/mentor-earnings.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Pendapatan mentor | Setapak' },
  { name: 'robots', content: 'noindex' },
];

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

/** The mentor whose account signed in; for everybody else the page does not exist. @throws AppError not_found */
async function requireMentor(context: Readonly<RouterContextProvider>) {
  const scope = await requireUser(context);
  const { services, signedIn } = scope;
  const [own] = await services.db
    .select({ mentorId: mentorAccount.mentorId })
    .from(mentorAccount)
    .where(eq(mentorAccount.userId, signedIn.id));
  if (!own || signedIn.role === 'user') throw new AppError('not_found');
  return { ...scope, mentorId: own.mentorId };
}

export const loader = guard(async ({ context, request }: Route.LoaderArgs) => {
  const { services, mentorId } = await requireMentor(context);
  const before = Number(new URL(request.url).searchParams.get('before')) || undefined;
  return { earnings: await loadEarnings({ db: services.db, mentorId, before }) };
});

export const action = guard(async ({ context, request }: Route.ActionArgs) => {
  const scope = await requireMentor(context);
  // Where money goes is not changed from a screen that somebody left open.
  requireRecentProof(scope);
  const { services, mentorId } = scope;
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

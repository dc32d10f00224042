import { eq } from 'drizzle-orm';
import { data } from 'react-router';
import { requireRecentProof, requireRole } from '~/features/accounts/session.server.ts';
import { changeMentorAccount, mentorAccountChange } from '~/features/admin/money/change-payouts.server.ts';
import { MentorMoneyPage } from '~/features/admin/money/mentor-money-page.tsx';
import { loadEarnings } from '~/features/ledger/public.server.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { AppError } from '~/services/error.ts';
import { fieldErrors, textFields } from '~/services/form.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import type { Route } from './+types/admin-payout-mentor.ts';

export const loader = guard(async ({ context, params, request }: Route.LoaderArgs) => {
  const { services } = await requireRole(context, 'admin');
  const { db } = services;
  const [found] = await db
    .select({ id: mentor.id, name: mentor.name })
    .from(mentor)
    .where(eq(mentor.id, params.id));
  if (!found) throw new AppError('not_found');
  const before = new URL(request.url).searchParams.get('before');
  return { mentor: found, earnings: await loadEarnings({ db, mentorId: found.id, before }) };
});

export const action = guard(async ({ context, params, request }: Route.ActionArgs) => {
  const scope = await requireRole(context, 'admin');
  // Where money goes is not changed from a screen that somebody left open.
  requireRecentProof(scope);
  const { services, signedIn } = scope;
  const change = mentorAccountChange.safeParse(textFields(await formOf(request)));
  if (!change.success) return data({ errors: fieldErrors(change.error) }, 400);
  const { intent: _, ...account } = change.data;
  return { done: await changeMentorAccount({ services, actor: signedIn, mentorId: params.id, account }) };
});

export default function AdminPayoutMentor({ loaderData, actionData }: Route.ComponentProps) {
  return <MentorMoneyPage {...loaderData} outcome={actionData} />;
}

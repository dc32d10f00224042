import { data } from 'react-router';
import { DeskSessionPage } from '~/features/bookings/components/desk-session-page.tsx';
import { requireUser } from '~/features/accounts/session.server.ts';
import { findDesk } from '~/features/bookings/desk/find-desk.server.ts';
import { handleDeskForm } from '~/features/bookings/desk/handle-desk-form.server.ts';
import { loadDeskSession } from '~/features/bookings/desk/load-desk-session.server.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import type { Route } from './+types/mentor-desk-session.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Sesi mentoring | Setapak' },
  { name: 'robots', content: 'noindex' },
];

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = guard(async ({ context, params }: Route.LoaderArgs) => {
  const scope = await requireUser(context);
  const { services } = scope;
  const { mentorId } = await findDesk(scope);
  return { session: await loadDeskSession({ services, mentorId, sessionId: params.id }) };
});

export const action = guard(async ({ context, params, request }: Route.ActionArgs) => {
  const scope = await requireUser(context);
  const { services } = scope;
  const { mentorId } = await findDesk(scope);
  const own = { services, mentorId, sessionId: params.id };
  const { timeZone } = await loadDeskSession(own);
  const outcome = await handleDeskForm({ ...own, timeZone, form: await formOf(request) });
  return data(outcome, outcome.tone === 'error' ? 400 : 200);
});

export default function MentorDeskSession({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AppLayout title="Sesi mentoring" back="/mentor" backLabel="Kembali ke ruang mentor">
      <DeskSessionPage session={loaderData.session} outcome={actionData} />
    </AppLayout>
  );
}

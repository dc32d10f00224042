import { DeskPage } from '~/features/bookings/components/desk-page.tsx';
import { requireUser } from '~/features/accounts/session.server.ts';
import { findDesk } from '~/features/bookings/desk/find-desk.server.ts';
import { loadDesk } from '~/features/bookings/desk/load-desk.server.ts';
import { guard } from '~/services/guard.server.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import type { Route } from './+types/mentor-desk.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Ruang mentor | Setapak' },
  { name: 'robots', content: 'noindex' },
];

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = guard(async ({ context, request }: Route.LoaderArgs) => {
  const scope = await requireUser(context);
  const { services } = scope;
  const { mentorId } = await findDesk(scope);
  const query = new URL(request.url).searchParams;
  return { desk: await loadDesk({ services, mentorId, query }), now: new Date() };
});

export default function MentorDesk({ loaderData }: Route.ComponentProps) {
  return (
    <AppLayout title="Ruang mentor" back="/">
      <DeskPage {...loaderData} />
    </AppLayout>
  );
}

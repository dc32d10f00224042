import { requireRole } from '~/features/accounts/session.server.ts';
import { QueuePage } from '~/features/cv-review/desk/queue-page.tsx';
import { loadQueue } from '~/features/cv-review/load-queue.server.ts';
import { guard } from '~/services/guard.server.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import type { Route } from './+types/reviewer.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Ruang reviewer | Setapak' },
  { name: 'robots', content: 'noindex' },
];

export const loader = guard(async ({ context, request }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireRole(context, 'reviewer', 'admin');
  const query = new URL(request.url).searchParams;
  const now = new Date();
  return { queue: await loadQueue({ services, reviewerId: signedIn.id, query, now }), now };
});

export default function Reviewer({ loaderData }: Route.ComponentProps) {
  return (
    <AppLayout title="Ruang reviewer" back="/" width="wide">
      <QueuePage {...loaderData} />
    </AppLayout>
  );
}

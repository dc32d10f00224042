import { data, useRevalidator } from 'react-router';
import { requireUser } from '~/features/accounts/session.server.ts';
import { feedAddress } from '~/features/job-applications/application-feed.server.ts';
import { keptBoard } from '~/features/job-applications/board-copies.ts';
import { LateBoardPage } from '~/features/job-applications/components/late-board-page.tsx';
import { handleBoardForm } from '~/features/job-applications/handle-board-form.server.ts';
import { loadBoard } from '~/features/job-applications/load-board.server.ts';
import { offlineBoard } from '~/features/job-applications/offline-board.ts';
import { queryOf } from '~/features/job-applications/board-query.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import { isUnreachable } from '~/ui/offline/unreachable.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import { useLiveEvents } from '~/ui/use-live-events.ts';
import type { Route } from './+types/job-applications.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Lamaran | Setapak' },
  { name: 'robots', content: 'noindex' },
];

export const loader = guard(async ({ request, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUser(context);
  const query = queryOf(new URL(request.url).searchParams);
  const own = { services, userId: signedIn.id };
  const board = await loadBoard({ ...own, ...query, isArchived: query.view === 'archive' });
  const feed = query.view === 'figures' ? await feedAddress(own) : null;
  const unverified = signedIn.emailVerified ? null : signedIn.email;
  return { query, board, feed, unverified, ownerId: signedIn.id, isOffline: false };
});

/** Without a network: what this device keeps of the board. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    const kept = await keptBoard();
    if (!kept)
      throw data(
        { text: 'Kamu sedang offline, dan papan lamaranmu belum ada di perangkat ini' },
        { status: 503 },
      );
    const query = queryOf(new URL(request.url).searchParams);
    const board = offlineBoard(kept, query, new Date());
    return { query, board, feed: null, unverified: null, ownerId: kept.ownerId, isOffline: true };
  }
}

export const action = guard(async ({ request, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUser(context);
  const outcome = await handleBoardForm({ services, userId: signedIn.id, form: await formOf(request) });
  return data(outcome, outcome.status);
});

export default function JobApplications({ loaderData, actionData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  useLiveEvents(true, ({ type }) => {
    if (type === 'application.changed' || type === 'resync') void revalidate();
  });
  return (
    <AppLayout title="Lamaran" back="/" width="wide">
      <LateBoardPage {...loaderData} refusal={actionData?.error ?? null} />
    </AppLayout>
  );
}

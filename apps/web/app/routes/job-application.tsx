import { data, isRouteErrorResponse, useRevalidator } from 'react-router';
import { requireUser } from '~/features/accounts/session.server.ts';
import { forgetApplication, keptBoard } from '~/features/job-applications/board-copies.ts';
import { ApplicationPage } from '~/features/job-applications/components/application-page.tsx';
import { handleApplicationForm } from '~/features/job-applications/handle-application-form.server.ts';
import { loadApplication } from '~/features/job-applications/load-application.server.ts';
import { BOARD } from '~/features/job-applications/model.ts';
import { offlineApplication } from '~/features/job-applications/offline-board.ts';
import { LetterSection } from '~/features/letters/components/letters-page.tsx';
import { listLetters } from '~/features/letters/load-letter.server.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import { isUnreachable } from '~/ui/offline/unreachable.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import { useLiveEvents } from '~/ui/use-live-events.ts';
import type { Route } from './+types/job-application.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.application.title ?? 'Lamaran'} | Setapak` },
  { name: 'robots', content: 'noindex' },
];

export const loader = guard(async ({ params, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUser(context);
  const own = { services, userId: signedIn.id };
  const application = await loadApplication({ ...own, id: params.id });
  const letters = await listLetters({ ...own, applicationId: params.id });
  return { application, letters, isOffline: false };
});

/** Without a network: what this device keeps of it. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 404) await forgetApplication(params.id);
    if (!isUnreachable(error)) throw error;
    const board = await keptBoard();
    const kept = board?.applications.find(({ id }) => id === params.id);
    if (!board || !kept)
      throw data(
        { text: 'Kamu sedang offline, dan lamaran ini belum ada di perangkat ini' },
        { status: 503 },
      );
    const application = offlineApplication(kept, board.ownerId, new Date());
    return { application, letters: [], isOffline: true };
  }
}

export const action = guard(async ({ params, request, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUser(context);
  const form = await formOf(request);
  const outcome = await handleApplicationForm({ services, userId: signedIn.id, id: params.id, form });
  return data(outcome, outcome.status);
});

export default function JobApplication({ loaderData, actionData }: Route.ComponentProps) {
  const { application, letters, isOffline } = loaderData;
  const { revalidate } = useRevalidator();
  useLiveEvents(true, ({ type, id }) => {
    if ((type === 'application.changed' && id === application.id) || type === 'resync') void revalidate();
  });
  return (
    <AppLayout title="Lamaran" titleAs="p" back={BOARD} backLabel="Kembali ke papan lamaran" width="wide">
      <ApplicationPage
        key={application.id}
        application={application}
        letters={isOffline ? null : <LetterSection applicationId={application.id} letters={letters} />}
        outcome={actionData ?? null}
        isOffline={isOffline}
      />
    </AppLayout>
  );
}

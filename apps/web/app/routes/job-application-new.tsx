import { data } from 'react-router';
import { requireUser } from '~/features/accounts/session.server.ts';
import { NewApplicationPage } from '~/features/job-applications/components/new-application-page.tsx';
import { handleNewApplication } from '~/features/job-applications/handle-new-application.server.ts';
import { BOARD } from '~/features/job-applications/model.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import type { Route } from './+types/job-application-new.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Tambah lamaran | Setapak' },
  { name: 'robots', content: 'noindex' },
];

export const loader = guard(async ({ context }: Route.LoaderArgs) => {
  await requireUser(context);
  return null;
});

export const action = guard(async ({ request, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUser(context);
  const form = await formOf(request);
  const outcome = await handleNewApplication({ services, userId: signedIn.id, form });
  return data(outcome, outcome.isRead ? 200 : 400);
});

export default function JobApplicationNew({ actionData }: Route.ComponentProps) {
  return (
    <AppLayout title="Tambah lamaran" back={BOARD} backLabel="Kembali ke papan lamaran">
      <NewApplicationPage outcome={actionData ?? null} />
    </AppLayout>
  );
}

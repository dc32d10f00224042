import { data, redirect } from 'react-router';
import { requireUser } from '~/features/accounts/session.server.ts';
import { NewLetterPage } from '~/features/letters/components/new-letter-page.tsx';
import { handleNewLetter } from '~/features/letters/handle-new-letter.server.ts';
import { loadNewLetter } from '~/features/letters/load-letter.server.ts';
import { LETTERS, pathOfLetter } from '~/features/letters/model.ts';
import { letterId } from '~/features/letters/schema.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import type { Route } from './+types/letter-new.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Tulis surat lamaran | Setapak' },
  { name: 'robots', content: 'noindex' },
];

export const loader = guard(async ({ request, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUser(context);
  const application = letterId.safeParse(new URL(request.url).searchParams.get('lamaran'));
  return loadNewLetter({ services, userId: signedIn.id, applicationId: application.data ?? null });
});

export const action = guard(async ({ request, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUser(context);
  const outcome = await handleNewLetter({ services, userId: signedIn.id, form: await formOf(request) });
  return outcome.id ? redirect(pathOfLetter(outcome.id)) : data(outcome, outcome.status);
});

export default function LetterNew({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AppLayout title="Tulis surat lamaran" back={LETTERS} backLabel="Kembali ke daftar surat">
      <NewLetterPage {...loaderData} outcome={actionData ?? null} />
    </AppLayout>
  );
}

import { requireUser } from '~/features/accounts/session.server.ts';
import { BOARD } from '~/features/job-applications/model.ts';
import { LettersPage } from '~/features/letters/components/letters-page.tsx';
import { listLetters } from '~/features/letters/load-letter.server.ts';
import { guard } from '~/services/guard.server.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import type { Route } from './+types/letters.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Surat lamaran | Setapak' },
  { name: 'robots', content: 'noindex' },
];

export const loader = guard(async ({ context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUser(context);
  return { letters: await listLetters({ services, userId: signedIn.id }) };
});

export default function Letters({ loaderData }: Route.ComponentProps) {
  return (
    <AppLayout title="Surat lamaran" back={BOARD} backLabel="Kembali ke papan lamaran">
      <LettersPage {...loaderData} />
    </AppLayout>
  );
}

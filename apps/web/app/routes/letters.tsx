import { data, redirect } from 'react-router';
import { requireUser } from '~/features/accounts/session.server.ts';
import { BOARD } from '~/features/job-applications/model.ts';
import { LettersPage } from '~/features/letters/components/letters-page.tsx';
import { listDeletedLetters, purgeLetter, restoreLetter } from '~/features/letters/delete-letter.server.ts';
import { listLetters } from '~/features/letters/load-letter.server.ts';
import { LETTERS, pathOfLetter } from '~/features/letters/model.ts';
import { letterBinForm } from '~/features/letters/schema.ts';
import { AppError } from '~/services/error.ts';
import { textFields } from '~/services/form.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import type { Route } from './+types/letters.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Surat lamaran | Setapak' },
  { name: 'robots', content: 'noindex' },
];

export const loader = guard(async ({ request, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUser(context);
  const own = { services, userId: signedIn.id };
  return {
    letters: await listLetters(own),
    deleted: await listDeletedLetters(own),
    /** The letter that was put into the bin just now. */
    justDeleted: new URL(request.url).searchParams.get('dihapus'),
  };
});

export const action = guard(async ({ request, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUser(context);
  const parsed = letterBinForm.safeParse(textFields(await formOf(request)));
  if (!parsed.success) throw new AppError('invalid');
  const { intent, id } = parsed.data;
  const own = { services, userId: signedIn.id, id };
  try {
    if (intent === 'restore') await restoreLetter(own);
    else await purgeLetter(own);
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'not_found') throw error;
    return data({ error: error.text }, error.status);
  }
  throw redirect(intent === 'restore' ? pathOfLetter(id) : LETTERS);
});

export default function Letters({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AppLayout title="Surat lamaran" back={BOARD} backLabel="Kembali ke papan lamaran">
      <LettersPage {...loaderData} error={actionData?.error ?? null} />
    </AppLayout>
  );
}

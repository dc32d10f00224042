import { data, redirect } from 'react-router';
import { requireUser } from '~/features/accounts/session.server.ts';
import { LetterEditor } from '~/features/letters/components/letter-editor.tsx';
import { handleLetterForm } from '~/features/letters/handle-letter-form.server.ts';
import { loadLetter } from '~/features/letters/load-letter.server.ts';
import { LETTERS } from '~/features/letters/model.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import type { Route } from './+types/letter.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.name ?? 'Surat lamaran'} | Setapak` },
  { name: 'robots', content: 'noindex' },
];

export const loader = guard(async ({ params, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUser(context);
  return loadLetter({ services, userId: signedIn.id, id: params.id });
});

export const action = guard(async ({ params, request, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUser(context);
  const own = { services, userId: signedIn.id, id: params.id };
  const outcome = await handleLetterForm({ ...own, form: await formOf(request) });
  return outcome.intent === 'delete' && outcome.error === null
    ? redirect(`${LETTERS}?dihapus=${params.id}`)
    : data(outcome, outcome.status);
});

export default function LetterRoute({ loaderData }: Route.ComponentProps) {
  return <LetterEditor key={loaderData.id} letter={loaderData} />;
}

import { data, redirect } from 'react-router';
import { requireUser } from '~/features/accounts/session.server.ts';
import { handleImport } from '~/features/cv-import/handle-import.server.ts';
import { ImportPage } from '~/features/cv-import/components/import-page.tsx';
import { loadCvSource } from '~/features/cv-sync/documents/load-cv-source.server.ts';
import { AppError } from '~/services/error.ts';
import { guard } from '~/services/guard.server.ts';
import type { Route } from './+types/cv-import.ts';

export const meta: Route.MetaFunction = () => [{ title: 'Impor CV | Setapak' }];

export const loader = guard(async ({ request, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUser(context, 'cvMaker');
  const id = new URL(request.url).searchParams.get('cv');
  const owner = signedIn.id;
  if (!id) return { owner, source: null };
  const { name, source } = await loadCvSource({ services, userId: signedIn.id, id });
  // A CV that was made here is editable already.
  if (source.document) return redirect(`/app/cv/builder/${id}`);
  return { owner, source: { id, name } };
});

export async function action({ request, context }: Route.ActionArgs) {
  const { services, signedIn } = await requireUser(context, 'cvMaker');
  try {
    const outcome = await handleImport({ services, userId: signedIn.id, request });
    if ('path' in outcome) return redirect(outcome.path);
    return data(outcome, 'failure' in outcome ? new AppError('invalid').status : 200);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ kind: 'pdf' as const, failure: error.text }, error.status);
  }
}

export default function CvImport({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData && 'failure' in actionData ? actionData : null;
  const done = actionData && 'unplaced' in actionData ? actionData : null;
  return <ImportPage {...loaderData} refusal={refusal} done={done} />;
}

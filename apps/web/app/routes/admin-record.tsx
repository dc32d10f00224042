import { data, redirect } from 'react-router';
import { requireRole } from '~/features/accounts/session.server.ts';
import { RecordForm } from '~/features/admin/components/record-form.tsx';
import { removeRecord } from '~/features/admin/remove-record.server.ts';
import { changeable } from '~/features/admin/resource.ts';
import { resourceOf, viewOf } from '~/features/admin/resources.server.ts';
import { saveRecord } from '~/features/admin/save-record.server.ts';
import { AppError } from '~/services/error.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import { seenValues } from '~/services/seen-values.server.ts';
import type { Route } from './+types/admin-record.ts';

const NEW = 'new';

export const loader = guard(async ({ context, params, request }: Route.LoaderArgs) => {
  const { services } = await requireRole(context, 'admin');
  const resource = resourceOf(params.resource);
  const saved = new URL(request.url).searchParams.has('saved');
  if (params.id === NEW && resource.canCreate)
    return { view: viewOf(resource), values: null, seen: undefined, saved };
  const values = await resource.load(services.db, params.id);
  if (!values) throw new AppError('not_found');
  return { view: viewOf(resource), values, seen: seenValues(changeable(resource.fields), values), saved };
});

export const action = guard(async ({ context, params, request }: Route.ActionArgs) => {
  const { services, signedIn } = await requireRole(context, 'admin');
  const resource = resourceOf(params.resource);
  // A person's role is changed on their own page, which asks for a proof.
  if (resource.name === 'users') throw new AppError('not_found');
  const id = params.id === NEW ? null : params.id;
  const form = await formOf(request);
  try {
    if (form.get('intent') === 'remove' && id !== null) {
      const kept = await removeRecord({ db: services.db, actor: signedIn, resource, id });
      return redirect(`/admin/${resource.name}?removed=${kept}`);
    }
    const outcome = await saveRecord({ services, actor: signedIn, resource, id, form });
    if ('overtaken' in outcome) return data(outcome, 409);
    if (!('id' in outcome)) return data(outcome, 400);
    return redirect(`/admin/${resource.name}/${encodeURIComponent(outcome.id)}?saved`);
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'not_found') throw error;
    return data({ refused: error.text }, error.status);
  }
});

export default function AdminRecord({ loaderData, actionData, params }: Route.ComponentProps) {
  const errors = actionData && 'errors' in actionData ? actionData.errors : undefined;
  const refused = actionData && 'refused' in actionData ? actionData.refused : undefined;
  const warnings = actionData && 'warnings' in actionData ? actionData.warnings : undefined;
  const overtaken = actionData && 'overtaken' in actionData ? actionData.overtaken : undefined;
  return <RecordForm key={params.id} {...loaderData} {...{ errors, refused, warnings, overtaken }} />;
}

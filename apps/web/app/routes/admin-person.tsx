import { idOfPress } from '~/services/press.server.ts';
import { data, redirect, type ShouldRevalidateFunction } from 'react-router';
import { requireRecentProof, requireRole } from '~/features/accounts/session.server.ts';
import { changePerson, personChange } from '~/features/admin/people/change-person.server.ts';
import { loadPerson } from '~/features/admin/people/load-person.server.ts';
import { PersonPage } from '~/features/admin/people/person-page.tsx';
import { resourceOf } from '~/features/admin/resources.server.ts';
import { saveRecord } from '~/features/admin/save-record.server.ts';
import { accountData } from '~/registry.server.ts';
import { AppError } from '~/services/error.ts';
import { fieldErrors, formRefusal, textFields } from '~/services/form.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import { logSecurity } from '~/services/log/security-event.ts';
import type { Route } from './+types/admin-person.ts';

export const loader = guard(async ({ context, params, request }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireRole(context, 'admin');
  const saved = new URL(request.url).searchParams.has('saved');
  return { person: await loadPerson(services.db, params.id), isSelf: signedIn.id === params.id, saved };
});

/** Also after a refusal: what was tried stands in the history by then, and the next press names it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  defaultShouldRevalidate || formMethod === 'POST';

export const action = guard(async ({ context, params: { id }, request }: Route.ActionArgs) => {
  const scope = await requireRole(context, 'admin');
  // Nothing of a person is changed from a screen that somebody left open.
  requireRecentProof(scope);
  const { services, signedIn: actor, log } = scope;
  const form = await formOf(request);
  try {
    if (form.get('intent') === 'role') {
      const outcome = await saveRecord({ services, actor, resource: resourceOf('users'), id, form });
      if (!('id' in outcome)) return data(formRefusal(form, 'errors' in outcome ? outcome.errors : {}), 400);
      logSecurity(log, 'role_changed', { user: id, by: actor.id });
      return redirect(`/admin/users/${encodeURIComponent(id)}?saved`);
    }
    const fields = textFields(form);
    const change = personChange.safeParse(fields);
    if (!change.success) return data(formRefusal(form, fieldErrors(change.error)), 400);
    const pressed = idOfPress(form, actor.id);
    const about = { actor, userId: id, change: change.data, seen: fields['seen'], pressed };
    const done = await changePerson({ services, accountData, ...about });
    return done === null ? redirect('/admin/users') : { done };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'not_found') throw error;
    return data(error.errors ? formRefusal(form, error.errors) : { refused: error.text }, error.status);
  }
});

export default function AdminPerson({ loaderData, actionData }: Route.ComponentProps) {
  return <PersonPage key={loaderData.person.id} {...loaderData} outcome={actionData} />;
}

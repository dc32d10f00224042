import { redirect } from 'react-router';
import { requireUser } from '~/features/accounts/session.server.ts';
import { editCheck } from '~/features/ats/checks/edit-check.server.ts';
import { editPlace } from '~/features/ats/schema.ts';
import { idOfPress } from '~/services/press.server.ts';
import { readForm } from '~/services/read-form.server.ts';
import { guard } from '~/services/guard.server.ts';
import type { Route } from './+types/ats-check-edit.ts';

/** "Perbaiki di CV Maker": makes a CV of a result and goes there, to the place that the form names. */
export const action = guard(async ({ request, params, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUser(context, 'atsc');
  // Without a form, or with one that names no place, the CV opens at its beginning.
  const form = await readForm(request).catch(() => new FormData());
  const at = editPlace.safeParse(Object.fromEntries(form)).data;
  const newCvId = idOfPress([...form, ['check', params.id]], signedIn.id);
  return redirect(await editCheck({ services, userId: signedIn.id, id: params.id, newCvId, at }));
});

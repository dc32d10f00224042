import { redirect } from 'react-router';
import { requireUser } from '~/features/accounts/session.server.ts';
import { editCheck } from '~/features/ats/checks/edit-check.server.ts';
import { guard } from '~/services/guard.server.ts';
import type { Route } from './+types/ats-check-edit.ts';

/** "Perbaiki di CV Maker": makes a CV of a result and goes there. */
export const action = guard(async ({ params, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUser(context, 'atsc');
  return redirect(await editCheck({ services, userId: signedIn.id, id: params.id }));
});

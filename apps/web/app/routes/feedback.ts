import { idOfPress } from '~/services/press.server.ts';
import { requireUserForData } from '~/features/accounts/session.server.ts';
import { dataRoute } from '~/services/data-route.server.ts';
import { feedbackDue } from '~/features/feedback/feedback-due.server.ts';
import { postponeFeedback } from '~/features/feedback/postpone-feedback.server.ts';
import { saveFeedback } from '~/features/feedback/save-feedback.server.ts';
import { requestedTypes, feedbackForm } from '~/features/feedback/schema.ts';
import { AppError } from '~/services/error.ts';
import { textFields } from '~/services/form.ts';
import { requestContext } from '~/services/request.server.ts';
import { formOf } from '~/services/guard.server.ts';
import type { Route } from './+types/feedback.ts';

const noStore = { 'Cache-Control': 'no-store' };

/** The feedback that is due from a person; none from a visitor. */
export const loader = dataRoute(async ({ request, context }: Route.LoaderArgs) => {
  const { services, user } = context.get(requestContext);
  const types = requestedTypes.safeParse(new URL(request.url).searchParams.get('types') ?? '');
  if (!types.success) throw new AppError('invalid');
  const signedIn = await user();
  const due = signedIn && (await feedbackDue({ services, userId: signedIn.id, types: types.data }));
  return Response.json({ due }, { headers: noStore });
});

export const action = dataRoute(async ({ request, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const sent = await formOf(request);
  const form = feedbackForm.safeParse(textFields(sent));
  if (!form.success) throw new AppError('invalid');
  const userId = signedIn.id;
  if (form.data.intent === 'later') await postponeFeedback({ services, userId, type: form.data.type });
  else {
    const { type, rating, description } = form.data;
    await saveFeedback({ services, userId, type, rating, description, id: idOfPress(sent, userId) });
  }
  return Response.json({ ok: true }, { headers: noStore });
});

import { requireUserForData } from '~/features/accounts/session.server.ts';
import { loadShare } from '~/features/cv-sharing/links/load-share.server.ts';
import { shareFormSchema } from '~/features/cv-sharing/links/model.ts';
import { saveShare } from '~/features/cv-sharing/links/save-share.server.ts';
import { dataRoute } from '~/services/data-route.server.ts';
import { fieldErrors, textFields } from '~/services/form.ts';
import { formOf } from '~/services/guard.server.ts';
import type { Route } from './+types/cv-share.ts';

const noStore = { 'Cache-Control': 'no-store' };

/** How a CV is shared, for the Share tab. */
export const loader = dataRoute(async ({ params, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const share = await loadShare({ services, userId: signedIn.id, id: params.id });
  return Response.json({ share }, { headers: noStore });
});

export const action = dataRoute(async ({ request, params, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const parsed = shareFormSchema.safeParse(textFields(await formOf(request)));
  if (!parsed.success) {
    const errors = Object.values(fieldErrors(parsed.error));
    return Response.json({ error: 'invalid', text: errors[0] }, { status: 400, headers: noStore });
  }
  const share = await saveShare({ services, userId: signedIn.id, id: params.id, form: parsed.data });
  return Response.json({ share }, { headers: noStore });
});

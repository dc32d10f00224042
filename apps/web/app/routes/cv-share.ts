import { requireUserForData } from '~/features/accounts/session.server.ts';
import { isAddressFree } from '~/features/cv-sharing/addresses/choose-address.server.ts';
import { addressSchema } from '~/features/cv-sharing/addresses/schema.ts';
import { loadShare } from '~/features/cv-sharing/links/load-share.server.ts';
import { shareFormSchema } from '~/features/cv-sharing/links/model.ts';
import { saveShare } from '~/features/cv-sharing/links/save-share.server.ts';
import { dataRoute } from '~/services/data-route.server.ts';
import { firstError, textFields } from '~/services/form.ts';
import { formOf } from '~/services/guard.server.ts';
import type { Route } from './+types/cv-share.ts';

const noStore = { 'Cache-Control': 'no-store' };

/** How a CV is shared, for the Share tab; with `?address=`, whether that one is free. */
export const loader = dataRoute(async ({ request, params, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const address = new URL(request.url).searchParams.get('address');
  if (address !== null) {
    const parsed = addressSchema.safeParse(address);
    const free =
      parsed.success && (await isAddressFree({ services, userId: signedIn.id, address: parsed.data }));
    return Response.json({ free }, { headers: noStore });
  }
  const share = await loadShare({ services, userId: signedIn.id, id: params.id });
  return Response.json({ share }, { headers: noStore });
});

export const action = dataRoute(async ({ request, params, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const parsed = shareFormSchema.safeParse(textFields(await formOf(request)));
  if (!parsed.success) {
    const text = firstError(parsed.error);
    return Response.json({ error: 'invalid', text }, { status: 400, headers: noStore });
  }
  const share = await saveShare({ services, userId: signedIn.id, id: params.id, form: parsed.data });
  return Response.json({ share }, { headers: noStore });
});

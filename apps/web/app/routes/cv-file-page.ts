import { requireUserForData } from '~/features/accounts/session.server.ts';
import { paintStored } from '~/features/cv-import/uploads/paint-stored.server.ts';
import { uploadedKey } from '~/features/cv-import/uploads/describe-upload.server.ts';
import { dataRoute } from '~/services/data-route.server.ts';
import type { Route } from './+types/cv-file-page.ts';

/** The picture of a page of an uploaded CV, for its owner. A file never changes, so a browser may keep it. */
export const loader = dataRoute(async ({ params, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const { fileKey } = await uploadedKey({ services, userId: signedIn.id, id: params.id });
  return paintStored({ services, userId: signedIn.id, fileKey, page: Number(params.page) });
});

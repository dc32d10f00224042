import { turnOfPage } from '@setapak/ats';
import { requireUserForData } from '~/features/accounts/session.server.ts';
import { loadImport } from '~/features/cv-import/load-import.server.ts';
import { paintStored } from '~/features/cv-import/uploads/paint-stored.server.ts';
import { dataRoute } from '~/services/data-route.server.ts';
import type { Route } from './+types/cv-import-page.ts';

/** The picture of a page that a CV was read from, as its text reads upright. */
export const loader = dataRoute(async ({ params, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const { fileKey, reading } = await loadImport({ services, userId: signedIn.id, id: params.id });
  const page = Number(params.page);
  const turn = turnOfPage(reading, page - 1);
  return paintStored({ services, userId: signedIn.id, fileKey, page, turn });
});

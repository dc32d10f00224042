import { requireUserForData } from '~/features/accounts/session.server.ts';
import { keepVersion, listVersions, loadVersion } from '~/features/letters/save-letter.server.ts';
import { letterId } from '~/features/letters/schema.ts';
import { dataRoute } from '~/services/data-route.server.ts';
import { AppError } from '~/services/error.ts';
import type { Route } from './+types/letter-versions.ts';

const noStore = { 'Cache-Control': 'no-store' };

/** The versions of a letter, or with `?version=` what it said in one. */
export const loader = dataRoute(async ({ request, params, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const own = { services, userId: signedIn.id, id: params.id };
  const id = new URL(request.url).searchParams.get('version');
  if (id === null) return Response.json({ versions: await listVersions(own) }, { headers: noStore });
  const version = letterId.safeParse(id);
  if (!version.success) throw new AppError('not_found');
  return Response.json(
    { document: await loadVersion({ ...own, version: version.data }) },
    { headers: noStore },
  );
});

/** Keeps what is stored now, before another version takes its place. */
export const action = dataRoute(async ({ params, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const own = { services, userId: signedIn.id, id: params.id };
  await services.limits.enforce('cv-version-user', signedIn.id);
  await services.db.transaction((tx) => keepVersion(tx, own));
  return Response.json({ versions: await listVersions(own) }, { headers: noStore });
});

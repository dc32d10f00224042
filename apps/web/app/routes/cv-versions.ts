import { requireUserForData } from '~/features/accounts/session.server.ts';
import { handleVersionForm } from '~/features/cv-sync/versions/handle-version-form.server.ts';
import { listVersions } from '~/features/cv-sync/versions/list-versions.server.ts';
import { loadVersion } from '~/features/cv-sync/versions/load-version.server.ts';
import { versionFormSchema, versionId } from '~/features/cv-sync/versions/schema.ts';
import { ownsCv } from '~/features/cv-sync/owns-cv.server.ts';
import { dataRoute, jsonBody } from '~/services/data-route.server.ts';
import { AppError } from '~/services/error.ts';
import type { Route } from './+types/cv-versions.ts';

const noStore = { 'Cache-Control': 'no-store' };

/** The versions of a CV, or with `?version=` what it said in one. */
export const loader = dataRoute(async ({ request, params, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const own = { services, userId: signedIn.id, cvId: params.id };
  const id = new URL(request.url).searchParams.get('version');
  if (!(await ownsCv({ services, userId: signedIn.id, id: params.id }))) throw new AppError('not_found');
  if (id === null) return Response.json({ versions: await listVersions(own) }, { headers: noStore });
  const version = versionId.safeParse(id);
  if (!version.success) throw new AppError('not_found');
  return Response.json(
    { document: await loadVersion({ ...own, version: version.data }) },
    { headers: noStore },
  );
});

/** Answers with the versions as they are then. */
export const action = dataRoute(async ({ request, params, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const parsed = versionFormSchema.safeParse(await jsonBody(request));
  if (!parsed.success) throw new AppError('invalid');
  const own = { services, userId: signedIn.id, cvId: params.id };
  await handleVersionForm({ ...own, form: parsed.data });
  return Response.json({ versions: await listVersions(own) }, { headers: noStore });
});

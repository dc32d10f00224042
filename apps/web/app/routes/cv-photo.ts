import { photoShapes } from '@setapak/resume';
import { requireUserForData } from '~/features/accounts/session.server.ts';
import { preparePhotograph } from '~/features/cv-builder/prepare-photograph.server.ts';
import { dataRoute } from '~/services/data-route.server.ts';
import type { Route } from './+types/cv-photo.ts';

/** A photo in the body becomes one that a CV can hold. It is stored when the CV is, with the CV. */
export const action = dataRoute(async ({ request, params, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const photograph = await preparePhotograph({
    services,
    userId: signedIn.id,
    id: params.id,
    body: request.body,
    shape: photoShapes.find((shape) => shape === new URL(request.url).searchParams.get('shape')) ?? '',
  });
  return Response.json({ photograph }, { headers: { 'Cache-Control': 'no-store' } });
});

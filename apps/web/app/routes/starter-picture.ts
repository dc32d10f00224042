import { z } from 'zod';
import { starterRoles, templateNames } from '@setapak/resume';
import { paintStarter } from '~/features/cv-library/starters/paint-starter.server.ts';
import { pictureSizes } from '~/features/cv-library/starters/starters.ts';
import { dataRoute } from '~/services/data-route.server.ts';
import { AppError } from '~/services/error.ts';
import { requestContext } from '~/services/request.server.ts';
import type { Route } from './+types/starter-picture.ts';

const pictureParams = z.object({
  size: z.enum(pictureSizes),
  role: z.enum(starterRoles),
  template: z.enum(templateNames),
});

/** A role's starter as it prints in a design, for the template picker. The same for everybody. */
export const loader = dataRoute(async ({ params, context }: Route.LoaderArgs) => {
  const parsed = pictureParams.safeParse(params);
  if (!parsed.success) throw new AppError('not_found');
  const picture = await paintStarter({ services: context.get(requestContext).services, ...parsed.data });
  return new Response(Buffer.from(picture), {
    headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=86400' },
  });
});

import { guard } from '~/services/guard.server.ts';
import { sendPicture } from '~/services/images/send-picture.server.ts';
import { requestContext } from '~/services/request.server.ts';
import type { Route } from './+types/picture.ts';

/** A picture that an operator put on a public page. */
export const loader = guard(({ params, context }: Route.LoaderArgs) => {
  const { services } = context.get(requestContext);
  return sendPicture({ services, key: `picture/${params.id}`, cache: 'public' });
});

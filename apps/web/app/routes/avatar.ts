import { guard } from '~/services/guard.server.ts';
import { sendPicture } from '~/services/images/send-picture.server.ts';
import { requestContext } from '~/services/request.server.ts';
import type { Route } from './+types/avatar.ts';

/** A portrait, by its unguessable id. */
export const loader = guard(({ params, context }: Route.LoaderArgs) => {
  const { services } = context.get(requestContext);
  return sendPicture({ services, key: `avatar/${params.id}`, cache: 'private' });
});

import { recordEvents } from '~/features/analytics/record-events.server.ts';
import { readBatch } from '~/features/analytics/read-batch.server.ts';
import { guard } from '~/services/guard.server.ts';
import { requestContext } from '~/services/request.server.ts';
import type { Route } from './+types/analytics.ts';

/** Takes what pages counted. The answer says nothing, whether it was written down or not. */
export const action = guard(async ({ request, context }: Route.ActionArgs) => {
  const { services, clientIp } = context.get(requestContext);
  const events = await readBatch(request);
  await recordEvents({ services, headers: request.headers, clientIp, events });
  return new Response(null, { status: 204 });
});

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } });
}

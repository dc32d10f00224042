import { openApi } from '~/features/api/openapi.server.ts';
import { requestContext } from '~/services/request.server.ts';
import type { Route } from './+types/v1-openapi.ts';

/** The description of our API, made from the schemas that it is checked with. */
export function loader({ context }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  return Response.json(openApi(services.baseUrl), {
    headers: { 'Cache-Control': 'public, max-age=3600', 'Access-Control-Allow-Origin': '*' },
  });
}

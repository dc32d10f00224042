import { parseResume } from '~/features/api/parse-resume.server.ts';
import { requestContext } from '~/services/request.server.ts';
import type { Route } from './+types/v1-resumes.ts';

/** `POST /v1/resumes`: stands where a third-party resume parser stood. */
export function action({ request, context }: Route.ActionArgs) {
  const { services } = context.get(requestContext);
  return parseResume({ services, request });
}

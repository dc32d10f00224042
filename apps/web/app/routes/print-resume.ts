import { authenticateToken } from '~/features/api/authenticate-token.server.ts';
import { downloadName } from '~/features/cv-sync/model.ts';
import { printCv, printSchema } from '~/features/cv-sharing/links/print-cv.server.ts';
import { attachment } from '~/services/attachment.server.ts';
import { dataRoute, jsonBody } from '~/services/data-route.server.ts';
import { AppError } from '~/services/error.ts';
import { requestContext, type RequestScope } from '~/services/request.server.ts';
import type { Route } from './+types/print-resume.ts';

/** `POST /v1/printResume {id, type}`, with a token, a session or neither: the PDF, or `{error, text}`. */
export const action = dataRoute(async ({ request, context }: Route.ActionArgs) => {
  const scope = context.get(requestContext);
  const parsed = printSchema.safeParse(await jsonBody(request));
  if (!parsed.success) throw new AppError('invalid');
  const userId = await whoAsks(scope, request.headers);
  const { name, pdf } = await printCv({ scope, request, print: parsed.data, userId });
  return new Response(Buffer.from(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(pdf.byteLength),
      'Content-Disposition': attachment(downloadName(name)),
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
});

/** The owner of the token that came along; without one, of the session. */
async function whoAsks({ services, user }: RequestScope, headers: Headers): Promise<string | null> {
  if (headers.has('authorization'))
    return (await authenticateToken({ services, headers, scope: 'print' })).userId;
  return (await user())?.id ?? null;
}

import { countShare } from '~/features/cv-sharing/links/count-share.server.ts';
import { drawnOf, sharedOf, shareHeaders } from '~/features/cv-sharing/links/share-request.server.ts';
import { publicName } from '~/features/cv-sharing/links/public-name.ts';
import { downloadName } from '~/features/cv-sync/model.ts';
import { attachment } from '~/services/attachment.server.ts';
import { guard } from '~/services/guard.server.ts';
import { requestContext } from '~/services/request.server.ts';
import type { Route } from './+types/shared-cv-file.ts';

/** The PDF of a shared CV. */
export const loader = guard(async ({ request, params, context }: Route.LoaderArgs) => {
  const scope = context.get(requestContext);
  const shared = await sharedOf(scope, request, params.id);
  const { pdf } = await drawnOf(scope, shared);
  const { services, clientIp } = scope;
  await countShare({ services, shared, what: 'downloads', headers: request.headers, clientIp });
  return new Response(Buffer.from(pdf), {
    headers: {
      ...shareHeaders,
      'Content-Type': 'application/pdf',
      'Content-Length': String(pdf.byteLength),
      'Content-Disposition': attachment(downloadName(publicName(shared.name, shared.source.document))),
    },
  });
});

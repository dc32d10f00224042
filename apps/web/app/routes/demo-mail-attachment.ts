import { loadMail } from '~/features/demo/list-mails.server.ts';
import { attachment } from '~/services/attachment.server.ts';
import { AppError } from '~/services/error.ts';
import { guard } from '~/services/guard.server.ts';
import { requestContext } from '~/services/request.server.ts';
import type { Route } from './+types/demo-mail-attachment.ts';

/** A file that went with a mail of the demo. */
export const loader = guard(async ({ context, params }: Route.LoaderArgs) => {
  const { services } = context.get(requestContext);
  const { attachments } = await loadMail(services, params.id);
  const file = attachments.find(({ filename }) => filename === params.filename);
  if (!file) throw new AppError('not_found');
  return new Response(file.encoding ? Buffer.from(file.content, file.encoding) : file.content, {
    headers: {
      'Content-Type': file.contentType,
      'Content-Disposition': attachment(file.filename),
      'Cache-Control': 'private, no-store',
    },
  });
});

import { requireUser } from '~/features/accounts/session.server.ts';
import { letterFile, letterFormats } from '~/features/letters/send-letter.server.ts';
import { attachment } from '~/services/attachment.server.ts';
import { AppError } from '~/services/error.ts';
import { guard } from '~/services/guard.server.ts';
import type { Route } from './+types/letter-file.ts';

/** A letter as a file: as it is now, as it was sent, or its package. */
export const loader = guard(async ({ params, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUser(context);
  const format = letterFormats.find((each) => each === params.format);
  if (!format) throw new AppError('not_found');
  const { name, contentType, body } = await letterFile({
    services,
    userId: signedIn.id,
    id: params.id,
    format,
  });
  return new Response(Buffer.from(body), {
    headers: {
      'Content-Type': contentType,
      'Content-Length': String(body.byteLength),
      'Content-Disposition': attachment(name),
      'Cache-Control': 'private, no-store',
    },
  });
});

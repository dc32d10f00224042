import { bodyOf } from '~/services/body-of.server.ts';
import { requireUser } from '~/features/accounts/session.server.ts';
import { findFile } from '~/features/job-applications/application-files.server.ts';
import { attachment } from '~/services/attachment.server.ts';
import { guard } from '~/services/guard.server.ts';
import type { Route } from './+types/job-application-file.ts';

/** A file of an application, always as an attachment: a hostile one cannot open as a page of ours. */
export const loader = guard(async ({ params, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUser(context);
  const own = { services, userId: signedIn.id, id: params.id, fileId: params.file };
  const { key, name, contentType } = await findFile(own);
  return new Response(bodyOf(await services.storage.getStream(key)), {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': attachment(name),
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
});

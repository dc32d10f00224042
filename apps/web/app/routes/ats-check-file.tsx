import { bodyOf } from '~/services/body-of.server.ts';
import { redirect } from 'react-router';
import { requireUser } from '~/features/accounts/session.server.ts';
import { deleteCheck } from '~/features/ats/checks/delete-check.server.ts';
import { loadCheck } from '~/features/ats/checks/load-check.server.ts';
import { attachment } from '~/services/attachment.server.ts';
import { guard } from '~/services/guard.server.ts';
import type { Route } from './+types/ats-check-file.ts';

/** The uploaded PDF, to its owner, as an attachment: a hostile file must not open inside our origin. */
export const loader = guard(async ({ params, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUser(context, 'atsc');
  const { fileKey, fileName } = await loadCheck({ services, userId: signedIn.id, id: params.id });
  const url = await services.storage.signedUrl(fileKey, { fileName, expiresIn: 60 });
  if (url) return redirect(url);
  const stream = await services.storage.getStream(fileKey);
  return new Response(bodyOf(stream), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': attachment(fileName),
      'Cache-Control': 'private, no-store',
    },
  });
});

/** Deletes the check and its file. */
export const action = guard(async ({ params, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUser(context, 'atsc');
  await deleteCheck({ services, userId: signedIn.id, id: params.id });
  return redirect('/app/cv/dashboard?tab=ats');
});

import { bodyOf } from '~/services/body-of.server.ts';
import { redirect } from 'react-router';
import { findProfileCv } from '~/features/accounts/save-profile-cv.server.ts';
import { requireUser } from '~/features/accounts/session.server.ts';
import { attachment } from '~/services/attachment.server.ts';
import { guard } from '~/services/guard.server.ts';
import type { Route } from './+types/profile-cv.ts';

/** The CV of one's own profile, as an attachment: a hostile file must not open inside our origin. */
export const loader = guard(async ({ context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUser(context);
  const { key, name } = await findProfileCv(services, signedIn.id);
  const url = await services.storage.signedUrl(key, { fileName: name, expiresIn: 60 });
  if (url) return redirect(url);
  const stream = await services.storage.getStream(key);
  return new Response(bodyOf(stream), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': attachment(name),
      'Cache-Control': 'private, no-store',
    },
  });
});

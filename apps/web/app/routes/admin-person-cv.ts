import { requireRecentProof, requireRole } from '~/features/accounts/session.server.ts';
import { readCv, readingReason } from '~/features/admin/people/read-cv.server.ts';
import { attachment } from '~/services/attachment.server.ts';
import { AppError } from '~/services/error.ts';
import { textFields } from '~/services/form.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import type { Route } from './+types/admin-person-cv.ts';

/** Somebody's CV, for a reason that its owner reads. */
export const action = guard(async ({ context, params, request }: Route.ActionArgs) => {
  const scope = await requireRole(context, 'admin');
  requireRecentProof(scope);
  const reason = readingReason.safeParse(textFields(await formOf(request))['reason']);
  if (!reason.success) throw new AppError('invalid');
  const { services, signedIn: actor } = scope;
  const { id: userId, cvId } = params;
  const { name, pdf } = await readCv({ services, actor, userId, cvId, reason: reason.data });
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': attachment(`${name}.pdf`),
      'Cache-Control': 'private, no-store',
    },
  });
});

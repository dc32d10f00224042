import { requireUser } from '~/features/accounts/session.server.ts';
import { findDesk } from '~/features/bookings/desk/find-desk.server.ts';
import { loadDeskCv } from '~/features/bookings/desk/load-desk-session.server.ts';
import { attachment } from '~/services/attachment.server.ts';
import { guard } from '~/services/guard.server.ts';
import type { Route } from './+types/mentor-desk-cv.ts';

/** The CV that the customer gave along. */
export const loader = guard(async ({ context, params }: Route.LoaderArgs) => {
  const scope = await requireUser(context);
  const { services } = scope;
  const { mentorId } = await findDesk(scope);
  const { name, pdf } = await loadDeskCv({ services, mentorId, sessionId: params.id });
  return new Response(Buffer.from(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(pdf.byteLength),
      'Content-Disposition': attachment(`${name}.pdf`),
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
});

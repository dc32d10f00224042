import { loadSessionCv } from '~/features/bookings/sessions/load-session-cv.server.ts';
import { attachment } from '~/services/attachment.server.ts';
import { guard } from '~/services/guard.server.ts';
import { requestContext } from '~/services/request.server.ts';
import type { Route } from './+types/mentor-session-cv.ts';

/** The CV that the customer gave along. */
export const loader = guard(async ({ context, params }: Route.LoaderArgs) => {
  const { services } = context.get(requestContext);
  const { name, pdf } = await loadSessionCv({ services, link: params });
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

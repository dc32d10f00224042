import { freezeCvForOthers } from '~/features/cv-rendering/public.server.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { findOpenCv } from './find-open-cv.server.ts';
import { openSession, type SessionLink } from './open-session.server.ts';

interface LoadSessionCv {
  services: Services;
  link: SessionLink;
}

/**
 * The CV that a customer gave along with a booking, as it is now, for the mentor who holds the link.
 * @throws AppError not_found, too_many, too_long, busy, render_failed
 */
export async function loadSessionCv({ services, link }: LoadSessionCv) {
  const booked = await openSession({ services, db: services.db, link });
  const open = await findOpenCv(services.db, booked, new Date());
  if (!open) throw new AppError('not_found');
  return freezeCvForOthers({ services, userId: open.userId, id: open.id });
}

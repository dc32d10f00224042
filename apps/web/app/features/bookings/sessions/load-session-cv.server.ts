import { freezeCvForOthers } from '~/features/cv-rendering/public.server.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { isCvOpen } from './model.ts';
import { openSession, type SessionLink } from './open-session.server.ts';

interface LoadSessionCv {
  services: Services;
  link: SessionLink;
}

/**
 * The CV that a customer gave along with a booking, as it is now, for the mentor who holds the link.
 * @throws AppError not_found, too_many, too_large, busy, render_failed
 */
export async function loadSessionCv({ services, link }: LoadSessionCv) {
  const { session, order } = await openSession({ services, db: services.db, link });
  const { cvId } = order.details;
  if (!cvId || !isCvOpen(session, new Date())) throw new AppError('not_found');
  return freezeCvForOthers({ services, userId: session.userId, id: cvId });
}

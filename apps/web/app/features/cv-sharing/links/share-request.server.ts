import { AppError } from '~/services/error.ts';
import type { RequestScope } from '~/services/request.server.ts';
import { drawnCv, type DrawnCv } from './drawn-cvs.server.ts';
import { openShare, type SharedCv } from './open-share.server.ts';

/** Nothing of a shared CV is kept on the way: a request after the sharing ended gets nothing. */
export const shareHeaders = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

/** The shared CV that a request for a page, picture or file of it is about. @throws AppError not_found, also while it is locked */
export async function sharedOf(scope: RequestScope, request: Request, address: string): Promise<SharedCv> {
  const viewer = await scope.user();
  const cookie = request.headers.get('cookie');
  const shared = await openShare({ services: scope.services, address, viewerId: viewer?.id ?? null, cookie });
  if (shared === 'locked') throw new AppError('not_found');
  return shared;
}

/** The same, drawn. @throws AppError too_many, too_long, busy, render_failed */
export function drawnOf(scope: RequestScope, shared: SharedCv): Promise<DrawnCv> {
  return drawnCv(scope.services, shared, () => limitDrawing(scope));
}

/** Counts what has to be drawn anew for an address. @throws AppError too_many */
export async function limitDrawing({ services, clientIp }: RequestScope): Promise<void> {
  await services.limits.enforce('share-address', clientIp);
}

import { AppError } from '~/services/error.ts';
import type { RequestScope } from '~/services/request.server.ts';
import { ownsCv } from '~/features/cv-sync/public.server.ts';
import { openShare } from './open-share.server.ts';

const ID = /^[a-z0-9]{36}$/;

interface FindDownload {
  scope: RequestScope;
  request: Request;
  id: string;
}

interface Download {
  /** The password is entered on the public page. */
  locked: boolean;
  /** The same file as a plain link. */
  href: string;
}

/** What `/rd/{id}` leads to: one's own CV, or a shared one. @throws AppError not_found */
export async function findDownload({ scope, request, id }: FindDownload): Promise<Download> {
  const { services } = scope;
  // The print call that the page makes takes ids alone.
  if (!ID.test(id)) throw new AppError('not_found');
  const viewerId = (await scope.user())?.id ?? null;
  if (viewerId && (await ownsCv({ services, userId: viewerId, id })))
    return { locked: false, href: `/app/cv/${id}/pdf` };
  const shared = await openShare({ services, address: id, viewerId, cookie: request.headers.get('cookie') });
  return { locked: shared === 'locked', href: `/r/${id}/pdf` };
}

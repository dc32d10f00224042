import type { RequestScope } from '~/services/request.server.ts';
import type { CvOutline } from '../exporting/outline.ts';
import { outlineCv } from '../exporting/outline-cv.server.ts';
import { countShare } from './count-share.server.ts';
import { openShare } from './open-share.server.ts';
import { publicName } from './public-name.ts';
import { drawnOf } from './share-request.server.ts';

export interface ShareView {
  id: string;
  name: string;
  /** What the person is, in a line. */
  subtitle: string;
  pages: { width: number; height: number }[];
  /** The CV as text: with its structure, or as the uploaded PDF gives it, page by page. */
  text: { outline: CvOutline; pages: null } | { outline: null; pages: string[] };
  mine: boolean;
  /** Search engines may list it. */
  listed: boolean;
  /** Its picture may stand where the link is shared. */
  pictured: boolean;
}

interface ViewShare {
  scope: RequestScope;
  request: Request;
  id: string;
}

/** Everything of the public page, and one more view where it counts. @throws AppError not_found, too_many, busy, render_failed */
export async function viewShare({ scope, request, id }: ViewShare): Promise<ShareView | 'locked'> {
  const { services, clientIp } = scope;
  const viewerId = (await scope.user())?.id ?? null;
  const shared = await openShare({ services, id, viewerId, cookie: request.headers.get('cookie') });
  if (shared === 'locked') return 'locked';
  const { pages } = await drawnOf(scope, shared);
  await countShare({ services, shared, what: 'views', headers: request.headers, clientIp });
  const { document } = shared.source;
  const outline = document && outlineCv(document);
  return {
    id,
    name: publicName(shared.name, document),
    subtitle: outline?.subtitle ?? '',
    pages: pages.map(({ width, height }) => ({ width, height })),
    text: outline ? { outline, pages: null } : { outline: null, pages: pages.map(({ text }) => text.trim()) },
    mine: shared.mine,
    listed: shared.listed && !shared.hasPassword,
    pictured: !shared.hasPassword,
  };
}

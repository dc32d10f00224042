import { redirect } from 'react-router';
import type { RequestScope } from '~/services/request.server.ts';
import type { CvOutline } from '../exporting/outline.ts';
import { listPublicComments, type PublicComment } from '../comments/list-comments.server.ts';
import { outlineCv } from '../exporting/outline-cv.server.ts';
import { countShare } from './count-share.server.ts';
import { openShare } from './open-share.server.ts';
import { publicName } from './public-name.ts';
import { drawnOf, shareHeaders } from './share-request.server.ts';

export interface ShareView {
  /** What it was opened by. */
  address: string;
  /** Where search engines should find it. */
  canonical: string;
  name: string;
  /** What the person is, in a line. */
  subtitle: string;
  pages: { width: number; height: number }[];
  /** The CV as text: with its structure, or as the uploaded PDF gives it, page by page. */
  text: { outline: CvOutline; pages: null } | { outline: null; pages: string[] };
  mine: boolean;
  /** Where its owner decides about comments. */
  ownerPath: string | null;
  /** Search engines may list it. */
  listed: boolean;
  /** What those with the link may read of what others said; null where comments are closed. */
  comments: PublicComment[] | null;
  /** Its picture may stand where the link is shared. */
  pictured: boolean;
}

interface ViewShare {
  scope: RequestScope;
  request: Request;
  address: string;
}

/** Everything of the public page, and one more view where it counts. @throws AppError not_found, too_many, busy, render_failed */
export async function viewShare({ scope, request, address }: ViewShare): Promise<ShareView | 'locked'> {
  const { services, clientIp } = scope;
  const viewerId = (await scope.user())?.id ?? null;
  const shared = await openShare({ services, address, viewerId, cookie: request.headers.get('cookie') });
  if (shared === 'locked') return 'locked';
  if (shared.moved) throw redirect(`/r/${shared.moved}`, { headers: shareHeaders });
  const { pages } = await drawnOf(scope, shared);
  await countShare({ services, shared, what: 'views', headers: request.headers, clientIp });
  const { document } = shared.source;
  const outline = document && outlineCv(document);
  return {
    address: shared.address,
    canonical: shared.chosen ?? shared.address,
    name: publicName(shared.name, document),
    subtitle: outline?.subtitle ?? '',
    pages: pages.map(({ width, height }) => ({ width, height })),
    text: outline ? { outline, pages: null } : { outline: null, pages: pages.map(({ text }) => text.trim()) },
    mine: shared.mine,
    ownerPath: shared.mine ? `/app/cv/comments/${shared.id}` : null,
    comments: shared.comments ? await listPublicComments(services, shared.id) : null,
    listed: shared.listed && !shared.hasPassword,
    pictured: !shared.hasPassword,
  };
}

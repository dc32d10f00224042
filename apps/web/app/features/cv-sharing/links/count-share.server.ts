import { eq, sql } from 'drizzle-orm';
import { isbot } from 'isbot';
import { cvShare } from '~/services/db/cv-sharing-schema.ts';
import type { Services } from '~/services/services.server.ts';
import type { SharedCv } from './open-share.server.ts';

interface CountShare {
  services: Pick<Services, 'db' | 'limits'>;
  shared: Pick<SharedCv, 'id' | 'mine'>;
  what: 'views' | 'downloads';
  headers: Headers;
  clientIp: string;
}

/**
 * Counts that a shared CV was seen or taken: not by its owner, not by a program, not when a browser only fetches ahead,
 * and the same visitor once in half an hour. Of the visitor nothing is kept but a hash that lapses.
 */
export async function countShare({ services, shared, what, headers, clientIp }: CountShare): Promise<void> {
  const agent = headers.get('user-agent') ?? '';
  const isAhead = /prefetch|prerender/i.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '');
  if (shared.mine || agent === '' || isbot(agent) || isAhead) return;
  const again = await services.limits.take('share-count', `${what} ${shared.id} ${clientIp} ${agent}`);
  if (again !== undefined) return;
  const column = cvShare[what];
  await services.db
    .update(cvShare)
    .set({ [what]: sql`${column} + 1` })
    .where(eq(cvShare.cvId, shared.id));
}

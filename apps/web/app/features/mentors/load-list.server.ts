import { randomInt } from 'node:crypto';
import { zoneOf } from '~/features/scheduling/public.ts';
import type { Services } from '~/services/services.server.ts';
import { readBrowsing, seedCookie } from './browsing.ts';
import { listMentors } from './list-mentors.server.ts';
import { readMentorQuery } from './query.ts';

const HALF = 2 ** 31;

/** What the page of an address shows to a visitor, and the cookie that keeps their order where they have none yet. */
export async function loadList({ services, request }: { services: Pick<Services, 'db'>; request: Request }) {
  const { seed: kept, perPage } = readBrowsing(request.headers);
  const seed = kept ?? randomInt(-HALF, HALF);
  const query = readMentorQuery(new URL(request.url).searchParams);
  const zone = zoneOf(request.headers);
  const { page, ...list } = await listMentors({ services, query, seed, perPage, zone });
  return {
    page: { ...list, perPage, query: { ...query, page } },
    cookie: kept === null ? seedCookie(seed) : null,
  };
}

export type MentorListPage = Awaited<ReturnType<typeof loadList>>['page'];

import { and, sql, type SQL } from 'drizzle-orm';
import { mentor, mentorSearch } from '~/services/db/mentoring-schema.ts';
import { HOME_ZONE } from '~/ui/format/zoned-times.ts';
import type { Services } from '~/services/services.server.ts';
import { findWords } from './find-words.server.ts';
import { facetMask, facetNames, superMask } from './model.ts';
import { facetWords } from './search-words.ts';
import { endOfFree, freeBy } from './free-by.server.ts';
import type { MentorQuery, SortId } from './query.ts';

interface ListMentors {
  services: Pick<Services, 'db'>;
  query: MentorQuery;
  /** Gives the order of those who are not sorted: the same seed, the same order. A 32-bit whole number. */
  seed: number;
  perPage: number;
  /** Whose days `today` and `tomorrow` are (IANA). */
  zone?: string;
  now?: Date;
}

/** The list ends here. What is beyond is neither counted nor listed; a filter brings it in. */
const MOST_LISTED = 1_000;

/**
 * One page of the mentors that a query finds.
 * @returns `total` up to MOST_LISTED, `more` when there are others still; `page` is the last one where a later one was requested
 */
export async function listMentors({
  services: { db },
  query,
  seed,
  perPage,
  zone = HOME_ZONE,
  now = new Date(),
}: ListMentors) {
  const groups = query.q ? await findWords({ db, text: query.q }) : [];
  const lookup = (page: number) => readPage({ db, query, groups, seed, perPage, page, zone, now });
  let page = Math.min(query.page, MOST_LISTED / perPage);
  let rows = await lookup(page);
  const counted = rows[0]?.total ?? 0;
  const total = Math.min(counted, MOST_LISTED);
  const pages = Math.max(Math.ceil(total / perPage), 1);
  if (page > pages) {
    page = pages;
    rows = await lookup(page);
  }
  const mentors = rows.flatMap(({ total: _, nextFreeAt, mentor: found }) =>
    found === null ? [] : [{ ...found, free: freeBy(nextFreeAt, zone, now) }],
  );
  return { mentors, total, more: counted > MOST_LISTED, page, pages };
}

export type ListedMentor = Awaited<ReturnType<typeof listMentors>>['mentors'][number];

interface ReadPage extends Required<Pick<ListMentors, 'query' | 'seed' | 'perPage' | 'zone' | 'now'>> {
  db: Services['db'];
  groups: string[][];
  page: number;
}

function readPage({ db, query, groups, seed, perPage, page, zone, now }: ReadPage) {
  const narrowed = groups.length === 0 ? facetBits(query) : [...groups, ...facetWords(query)].map(anyWordOf);
  const wanted = and(...narrowed, ...priceBetween(query), ...freeUntil(query, zone, now)) ?? sql`true`;
  const candidates = query.sort ? sorted(wanted, query.sort) : shuffled(wanted, seed, groups.flat());
  const found = sql`(
    WITH ${candidates}
    SELECT counted.total, listed.mentor_id, listed.place
    FROM (SELECT count(*)::int AS total FROM candidate) AS counted LEFT JOIN (
      SELECT mentor_id, place FROM candidate ORDER BY place LIMIT ${perPage} OFFSET ${(page - 1) * perPage}
    ) AS listed ON true
  ) AS found`;
  return db
    .select({
      total: sql<number>`found.total`,
      nextFreeAt: mentorSearch.nextFreeAt,
      mentor: {
        id: mentor.id,
        name: mentor.name,
        title: mentor.title,
        organization: sql<string | null>`${mentor.experiences} -> 0 ->> 'organization'`,
        skills: mentor.skills,
        price: mentor.price,
        photoUrl: mentor.photoUrl,
        super: mentor.super,
        ratingCount: mentor.ratingCount,
        ratingSum: mentor.ratingSum,
      },
    })
    .from(found)
    .leftJoin(mentor, sql`${mentor.id} = found.mentor_id`)
    .leftJoin(mentorSearch, sql`${mentorSearch.mentorId} = found.mentor_id`)
    .orderBy(sql`found.place`);
}

/** Without a search the indexes of mentor_search answer everything themselves, so these are bits rather than words. */
function facetBits(query: MentorQuery): SQL[] {
  const masks = facetNames.map((name) => facetMask(name, query[name])).filter((mask) => mask !== 0);
  if (query.super) masks.push(superMask);
  return masks.map((mask) => sql`facets & ${mask}::int <> 0`);
}

function priceBetween({ minPrice, maxPrice }: MentorQuery): SQL[] {
  const conditions: SQL[] = [];
  if (minPrice !== null) conditions.push(sql`price >= ${minPrice}`);
  if (maxPrice !== null) conditions.push(sql`price <= ${maxPrice}`);
  return conditions;
}

/** By the end of which day of the person's own; a mentor who is only sorted by it has a free time at all. */
function freeUntil({ free, sort }: MentorQuery, zone: string, now: Date): SQL[] {
  if (free) return [sql`next_free_at < ${endOfFree(free, zone, now).toISOString()}::timestamptz`];
  return sort === 'free-asc' ? [sql`next_free_at IS NOT NULL`] : [];
}

/** No word comes near what was typed: no mentor matches. */
function anyWordOf(words: string[]): SQL {
  return words.length === 0 ? sql`false` : sql`words && ${sql.param(words)}::text[]`;
}

const orders: Record<SortId, SQL> = {
  'addedAt-desc': sql.raw('added_at DESC, shuffle DESC, mentor_id DESC'),
  'addedAt-asc': sql.raw('added_at, shuffle, mentor_id'),
  'price-asc': sql.raw('price, shuffle, mentor_id'),
  'free-asc': sql.raw('next_free_at, shuffle, mentor_id'),
  'price-desc': sql.raw('price DESC, shuffle DESC, mentor_id DESC'),
};

function sorted(wanted: SQL, sort: SortId): SQL {
  return sql`candidate AS MATERIALIZED (
    SELECT mentor_id, row_number() OVER (ORDER BY ${orders[sort]}) AS place
    FROM ${mentorSearch} WHERE ${wanted} ORDER BY ${orders[sort]} LIMIT ${MOST_LISTED + 1})`;
}

/**
 * Takes as many as are ever listed, from the seed's place on and round again, and shuffles those: a whole shuffle of few,
 * a random slice of many, and no page reads them all. Whose name or title was searched for comes first. `rest` is
 * read only where `around` has room; its own limit tells the planner how few are wanted.
 */
function shuffled(wanted: SQL, seed: number, words: string[]): SQL {
  const hash = sql`hashtextextended(mentor_id, ${seed}::bigint)`;
  const place = words.length === 0 ? hash : sql`head_words && ${sql.param(words)}::text[] DESC, ${hash}`;
  const columns = words.length === 0 ? sql`mentor_id` : sql`mentor_id, head_words`;
  return sql`
    onward AS MATERIALIZED (
      SELECT ${columns} FROM ${mentorSearch} WHERE shuffle >= ${seed}::int AND ${wanted}
      ORDER BY shuffle, mentor_id LIMIT ${MOST_LISTED + 1}),
    rest AS MATERIALIZED (
      SELECT ${columns} FROM ${mentorSearch} WHERE shuffle < ${seed}::int AND ${wanted}
      ORDER BY shuffle, mentor_id LIMIT ${MOST_LISTED + 1}),
    around AS (SELECT * FROM rest LIMIT (SELECT ${MOST_LISTED + 1} - count(*) FROM onward)),
    candidate AS MATERIALIZED (
      SELECT mentor_id, row_number() OVER (ORDER BY ${place}, mentor_id) AS place
      FROM (SELECT * FROM onward UNION ALL SELECT * FROM around) AS either)`;
}

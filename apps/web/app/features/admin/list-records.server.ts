import { isDay } from '~/services/calendar.ts';
import { typedDate } from '~/ui/format/written-date.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { readPage } from '~/services/db/keyset.server.ts';
import { isStorable } from '~/services/storable-text.ts';
import type { AdminResource, Criteria } from './admin-resource.server.ts';
import { hasTrigram } from './like.ts';
import type { Row } from './resource.ts';

export const PAGE_SIZE = 50;
/** Further nobody counts: "10.000+". */
const MOST = 10_000;

interface RecordPage extends Criteria {
  rows: Row[];
  /** How many there are in all, `more` where there are more than that; null where nothing was counted. */
  total: { count: number; more: boolean } | null;
  /** What the search is too short for: nothing was looked for. */
  tooShort: boolean;
  /** The words in the address of the page before and the one after; null where there is none. */
  before: string | null;
  after: string | null;
}

interface ListRecords {
  db: DbOrTx;
  resource: AdminResource;
  /** `q`, `by`, `filter`, `since`, `until`, and `after` or `before` a row; what is not understood counts as not said. */
  query: URLSearchParams;
}

/** What of the address says which records are wanted. */
export function criteriaOf(resource: AdminResource, query: URLSearchParams): Criteria {
  const search = (query.get('q') ?? '').trim().slice(0, 100);
  const wanted = query.get('filter') ?? '';
  const filter = resource.filter?.options.some(({ value }) => value === wanted) ? wanted : '';
  const by = resource.searchBy?.find(({ value }) => value === query.get('by'))?.value ?? '';
  const day = (name: string) => {
    const text = typedDate(query.get(name) ?? '');
    return resource.dated && isDay(text) ? text : '';
  };
  return { search: isStorable(search) ? search : '', by, filter, since: day('since'), until: day('until') };
}

/** Whether a search is for words that no index finds. What is looked for in another way (`by`) has an index of its own. */
function isTooShort({ searchHint }: AdminResource, { search, by }: Criteria): boolean {
  return searchHint !== undefined && search !== '' && by === '' && !hasTrigram(search);
}

/** One page of a resource. One record more is read to see whether there is a next page. */
export async function listRecords({ db, resource, query }: ListRecords): Promise<RecordPage> {
  const criteria = criteriaOf(resource, query);
  if (isTooShort(resource, criteria))
    return { ...criteria, rows: [], total: null, tooShort: true, before: null, after: null };
  // What a search finds has to be found a second time to be counted: there the first page says what it knows.
  const [page, count] = await Promise.all([
    readPage({ query, size: PAGE_SIZE, read: (window) => resource.list({ db, ...criteria, window }) }),
    criteria.search === '' ? resource.count?.({ db, ...criteria, most: MOST + 1 }) : undefined,
  ]);
  const { rows, isFirst, hasMore, before, after } = page;
  return {
    ...criteria,
    rows: rows.map(({ id, cells }) => ({ id, cells })),
    total: totalOf(),
    tooShort: false,
    before,
    after,
  };

  function totalOf(): RecordPage['total'] {
    if (count !== undefined) return { count: Math.min(count, MOST), more: count > MOST };
    return isFirst && criteria.search !== '' ? { count: rows.length, more: hasMore } : null;
  }
}

interface ReadAll {
  db: DbOrTx;
  resource: AdminResource;
  criteria: Criteria;
  /** How many are read at once. */
  batch?: number;
}

/** Every record that a list of these criteria shows, read in parts: a file of all of them holds no query open and no list in memory. */
export async function* readAllRecords({ db, resource, criteria, batch = 1_000 }: ReadAll) {
  if (isTooShort(resource, criteria)) return;
  for (let from: (string | number)[] | null = null; ;) {
    const rows = await resource.list({ db, ...criteria, window: { from, back: false, limit: batch } });
    yield* rows.map(({ id, cells }): Row => ({ id, cells }));
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    from = last.at;
  }
}

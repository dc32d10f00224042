import type { DbOrTx } from '~/services/db/db.server.ts';
import type { AdminResource } from './admin-resource.server.ts';
import type { Row } from './resource.ts';

export const PAGE_SIZE = 50;
const LAST_PAGE = 2_000;

interface RecordPage {
  rows: Row[];
  search: string;
  filter: string;
  page: number;
  hasNext: boolean;
}

interface ListRecords {
  db: DbOrTx;
  resource: AdminResource;
  /** `q`, `filter` and `page`; what is not understood counts as not said. */
  query: URLSearchParams;
}

/** One page of a resource. One record more is read to see whether there is a next page, so nothing is ever counted. */
export async function listRecords({ db, resource, query }: ListRecords): Promise<RecordPage> {
  const search = (query.get('q') ?? '').trim().slice(0, 100);
  const wanted = query.get('filter') ?? '';
  const filter = resource.filter?.options.some(({ value }) => value === wanted) ? wanted : '';
  const page = Math.min(LAST_PAGE, Math.max(1, Math.trunc(Number(query.get('page'))) || 1));
  const rows = await resource.list({
    db,
    search,
    filter,
    offset: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE + 1,
  });
  return { rows: rows.slice(0, PAGE_SIZE), search, filter, page, hasNext: rows.length > PAGE_SIZE };
}

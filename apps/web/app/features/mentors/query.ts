import { facetNames, industries, serviceLines, skills, type FacetName } from './model.ts';

export const sorts = ['addedAt-desc', 'addedAt-asc', 'price-asc', 'price-desc', 'free-asc'] as const;
export type SortId = (typeof sorts)[number];

export const freeBys = ['today', 'tomorrow', 'week'] as const;
export type FreeBy = (typeof freeBys)[number];

/** What a person asks of the list; the address says it all, so that going back and sharing restore it. */
export interface MentorQuery {
  q: string;
  serviceLine: string[];
  industry: string[];
  skills: string[];
  minPrice: number | null;
  maxPrice: number | null;
  super: boolean;
  /** Only those who are free by then. */
  free: FreeBy | null;
  sort: SortId | null;
  page: number;
}

const lists: Record<FacetName, readonly string[]> = {
  serviceLine: serviceLines,
  industry: industries,
  skills,
};
const LONGEST_SEARCH = 100;
const HIGHEST_PRICE = 100_000_000;
const LAST_PAGE = 100_000;

/** Reads an address. What is unknown or makes no sense is left out. */
export function readMentorQuery(params: URLSearchParams): MentorQuery {
  const chosen = (name: FacetName) => {
    const given = new Set(params.getAll(name));
    return lists[name].filter((value) => given.has(value));
  };
  const sort = params.get('sort');
  const [minPrice, maxPrice] = [rupiah(params.get('minPrice')), rupiah(params.get('maxPrice'))];
  const upsideDown = minPrice !== null && maxPrice !== null && minPrice > maxPrice;
  return {
    q: (params.get('q') ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_SEARCH).toWellFormed(),
    serviceLine: chosen('serviceLine'),
    industry: chosen('industry'),
    skills: chosen('skills'),
    minPrice: (upsideDown ? maxPrice : minPrice) || null,
    maxPrice: upsideDown ? minPrice : maxPrice,
    super: params.get('super') === '1',
    free: freeBys.find((known) => known === params.get('free')) ?? null,
    sort: sorts.find((known) => known === sort) ?? null,
    page: Math.min(Math.max(wholeNumber(params.get('page')) ?? 1, 1), LAST_PAGE),
  };
}

/** The address of a query, `?` included; nothing for what is not set, nor for page 1. */
export function addressOf(query: MentorQuery): string {
  const params = new URLSearchParams(fieldsOf(query));
  if (query.page > 1) params.set('page', String(query.page));
  return params.size === 0 ? '' : `?${params.toString()}`;
}

/** Names and values of everything but the page, as a form hands them on. */
export function fieldsOf(query: MentorQuery): [name: string, value: string][] {
  const fields: [string, string][] = query.q ? [['q', query.q]] : [];
  for (const name of facetNames) for (const value of query[name]) fields.push([name, value]);
  if (query.minPrice !== null) fields.push(['minPrice', String(query.minPrice)]);
  if (query.maxPrice !== null) fields.push(['maxPrice', String(query.maxPrice)]);
  if (query.super) fields.push(['super', '1']);
  if (query.free) fields.push(['free', query.free]);
  if (query.sort) fields.push(['sort', query.sort]);
  return fields;
}

/** One thing that narrows the list, and the query without it. */
export interface ActiveFilter {
  kind: FacetName | 'price' | 'super' | 'free';
  value: string;
  without: MentorQuery;
}

export function activeFilters(query: MentorQuery): ActiveFilter[] {
  const base = { ...query, page: 1 };
  const facets = facetNames.flatMap((name) =>
    query[name].map((value) => ({
      kind: name,
      value,
      without: { ...base, [name]: query[name].filter((other) => other !== value) },
    })),
  );
  const price: ActiveFilter[] =
    query.minPrice === null && query.maxPrice === null
      ? []
      : [{ kind: 'price', value: '', without: { ...base, minPrice: null, maxPrice: null } }];
  const only: ActiveFilter[] = query.super
    ? [{ kind: 'super', value: '', without: { ...base, super: false } }]
    : [];
  const free: ActiveFilter[] = query.free
    ? [{ kind: 'free', value: query.free, without: { ...base, free: null } }]
    : [];
  return [...facets, ...price, ...only, ...free];
}

/** The page that shows the same mentors when pages get another length. */
export function pageAfterResize(page: number, from: number, to: number): number {
  return Math.floor(((page - 1) * from) / to) + 1;
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Math.min(Number(text), HIGHEST_PRICE) : null;
}

/** As people write it: `40000`, `40.000`, `Rp 40.000`. */
function rupiah(text: string | null): number | null {
  return wholeNumber(text?.replaceAll(/^\s*rp|[.\s]/gi, '') ?? null);
}

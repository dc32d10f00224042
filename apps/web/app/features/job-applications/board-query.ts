import { BOARD } from './model.ts';

export const views = ['board', 'list', 'archive', 'figures'] as const;
export type View = (typeof views)[number];

export interface BoardQuery {
  view: View;
  search: string;
  source: string;
}

/** What an address of the board asks for. */
export function queryOf(params: URLSearchParams): BoardQuery {
  return {
    view: views.find((view) => view === params.get('view')) ?? 'board',
    search: (params.get('q') ?? '').trim().slice(0, 100),
    source: (params.get('source') ?? '').slice(0, 80),
  };
}

/** The way back: what is as usual is left out. */
export function addressOf({ view, search, source }: BoardQuery): string {
  const params = new URLSearchParams();
  if (view !== 'board') params.set('view', view);
  if (search) params.set('q', search);
  if (source) params.set('source', source);
  const query = params.toString();
  return query ? `${BOARD}?${query}` : BOARD;
}

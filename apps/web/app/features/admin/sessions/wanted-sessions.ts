import { isStorable } from '~/services/storable-text.ts';
import { stateOf, type SessionState } from './session-states.ts';

const storable = (text: string) => (isStorable(text) ? text : '');

/** What an address of the desk asks for. */
export function wantedSessions(query: URLSearchParams): {
  state: SessionState;
  search: string;
  open: string | null;
  desk: string;
  query: URLSearchParams;
} {
  const words = (name: string) => storable((query.get(name) ?? '').trim().slice(0, 100));
  return {
    state: stateOf(query.get('state')),
    search: words('q'),
    open: storable(query.get('session') ?? '') || null,
    desk: words('desk'),
    query,
  };
}

/** The desk with this report open. */
export function pathOfReport(id: string): string {
  return `/admin/sessions?${new URLSearchParams({ report: id })}#report-${id}`;
}

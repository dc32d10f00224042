import { isStorable } from '~/services/storable-text.ts';
import { stateOf, type SessionState } from './session-states.ts';

const storable = (text: string) => (isStorable(text) ? text : '');

/** What an address of the desk asks for. */
export function wantedSessions(query: URLSearchParams): {
  state: SessionState;
  search: string;
  open: string | null;
} {
  return {
    state: stateOf(query.get('state')),
    search: storable((query.get('q') ?? '').trim().slice(0, 100)),
    open: storable(query.get('session') ?? '') || null,
  };
}

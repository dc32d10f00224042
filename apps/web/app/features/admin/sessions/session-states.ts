/** The states in which an operator looks at sessions that run. */
export const sessionStates = [
  { id: 'unconfirmed', label: 'Belum dikonfirmasi' },
  { id: 'today', label: 'Hari ini' },
  { id: 'unheld', label: 'Belum ditandai' },
  { id: 'lapsing', label: 'Hampir hangus' },
] as const;

export type SessionState = (typeof sessionStates)[number]['id'];

export function stateOf(text: string | null): SessionState {
  return sessionStates.find(({ id }) => id === text)?.id ?? 'unconfirmed';
}

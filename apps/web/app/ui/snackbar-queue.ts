import type { ReactNode } from 'react';

export interface Snack {
  text: ReactNode;
  tone?: 'info' | 'success' | 'error';
  action?: { label: string; onClick: () => void };
  /** It stays until this signals that it holds no more, or somebody closes it. */
  until?: AbortSignal;
}

export interface QueuedSnack extends Snack {
  id: number;
}

/** More at once would cover the page; the rest wait their turn. */
export const VISIBLE_SNACKS = 2;

type SnackEvent = { type: 'add'; snack: QueuedSnack } | { type: 'remove'; id: number };

/** The queue after an event. The same text and tone already waiting or shown is not said twice, unless something can be done about each: two jobs may be called alike. */
export function snackQueue(queue: QueuedSnack[], event: SnackEvent): QueuedSnack[] {
  if (event.type === 'remove') return queue.filter(({ id }) => id !== event.id);
  const repeated =
    !event.snack.action &&
    queue.some(({ text, tone }) => text === event.snack.text && tone === event.snack.tone);
  return repeated ? queue : [...queue, event.snack];
}

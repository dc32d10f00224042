import { useEffect, useEffectEvent, useState } from 'react';
import { callServer } from '~/ui/http/call-server.ts';
import { useLiveEvents } from '~/ui/use-live-events.ts';
import type { OrderProgress } from '../model.ts';

const POLL_MS = 5_000;

/**
 * How far an order is, as soon as it changes: by an event, and polled where events do not come
 * through, at once when the tab comes to the front or the network is back.
 */
export function useOrderProgress(bookId: string) {
  const [progress, setProgress] = useState<OrderProgress | null>(null);

  async function load(): Promise<void> {
    const answer = await callServer<OrderProgress>(`/app/checkout/orders/${bookId}`);
    if (answer.ok) setProgress(answer.data);
  }
  const refresh = useEffectEvent(load);

  useLiveEvents(true, ({ type, id }) => {
    if (type === 'resync' || (type === 'order.changed' && id === bookId)) void refresh();
  });

  useEffect(() => {
    const look = () => void refresh();
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') look();
    };
    look();
    const timer = setInterval(look, POLL_MS);
    document.addEventListener('visibilitychange', lookIfSeen);
    addEventListener('online', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
      removeEventListener('online', look);
    };
  }, []);

  return { progress, refresh: load };
}

import { useRevalidator } from 'react-router';
import { useLiveEvents } from '~/ui/use-live-events.ts';

/** Loads the page's data again when an order changed in another tab, at the gateway or by the clock. */
export function useLiveOrders(): void {
  const { revalidate } = useRevalidator();
  useLiveEvents(true, ({ type }) => {
    if (type === 'order.changed' || type === 'resync') void revalidate();
  });
}

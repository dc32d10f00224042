import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first drawing of the page, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

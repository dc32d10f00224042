import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Whether the password that Better Auth is about to replace is still the one that it compared. Hashing takes a tenth of a second each time: a
 * reset may come between.
 */
export const replacing = new AsyncLocalStorage<() => Promise<boolean>>();

import { AsyncLocalStorage } from 'node:async_hooks';

export interface Replacing {
  /**
   * Whether the password that Better Auth is about to replace is still the one that it compared. Hashing takes a tenth of a second each time: a
   * reset may come between.
   */
  isSame(): Promise<boolean>;
  /** The hash that it keeps instead; undefined where it does not. */
  kept?: string | undefined;
}

export const replacing = new AsyncLocalStorage<Replacing>();

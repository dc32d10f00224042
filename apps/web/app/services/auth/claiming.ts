import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The address that an account claims while Better Auth makes it. The row is written once, claim and all: a second statement for
 * addresses that are taken would show by time which ones are.
 */
export const claiming = new AsyncLocalStorage<string>();

import type { DbOrTx } from '../db/db.server.ts';
import type { UserEvent } from './event.ts';

/** Tells a person's open pages, in whichever process they hang, that something of theirs changed. */
export interface Events {
  /** Publishes inside the caller's transaction: heard when it commits, never when it is rolled back. */
  publish(db: DbOrTx, event: UserEvent): Promise<void>;
  /** Calls back for every event of one person. @returns the function that ends it */
  subscribe(userId: string, onEvent: (event: UserEvent) => void): () => void;
  /** Whether one of a person's events came within the last `ms`, or may have: this process has not listened for as long. */
  mayHaveMissed(userId: string, ms: number): boolean;
  /** How many milliseconds ago one of a person's events came last, if within a minute. */
  sinceLast(userId: string): number | undefined;
  /** How many subscriptions a person has in this process. */
  subscriptions(userId: string): number;
  /** Stops listening; subscriptions stay silent. */
  stop(): Promise<void>;
}

import type { Services } from './services.server.ts';

/** One account that a demo starts with. */
export interface SeededAccount {
  id: string;
  name: string;
  email: string;
  phone: string;
}

/** What one feature adds to a new demo. Safe to run again. */
export interface DemoSeed {
  /** Before the sample accounts are made, at every start. */
  seed?(services: Services): Promise<void>;
  /** Once for each sample account, just after it was made. */
  seedAccount?(services: Services, account: SeededAccount): Promise<void>;
}

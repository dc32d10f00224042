import { createReaderPool, type ReaderPool } from '@setapak/ats/pool';
import type { Config } from '../config/config.server.ts';

/** PDF → what an ATS reads, in processes that see nothing but their own code. */
export type Reader = ReaderPool;

export function createReading({ READ_WORKERS }: Pick<Config, 'READ_WORKERS'>): Reader {
  return createReaderPool({ size: READ_WORKERS, maxQueue: 50 * READ_WORKERS });
}

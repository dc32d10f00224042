import { createOcrPool, type OcrPool } from '@setapak/ats/ocr';
import { createReaderPool, type ReaderPool } from '@setapak/ats/pool';
import type { Config } from '../config/config.server.ts';

/** CV files → what an ATS reads, in processes that see nothing but their own code. */
export interface Reader extends ReaderPool {
  /** Pictures of text → the same; slow, and every value is unsure. @throws ReadError */
  recognise: OcrPool['read'];
}

/** The processes start when first needed; letters are recognised one file at a time. */
export function createReading({ READ_WORKERS }: Pick<Config, 'READ_WORKERS'>): Reader {
  const readers = createReaderPool({ size: READ_WORKERS, maxQueue: 50 * READ_WORKERS });
  const recognisers = createOcrPool({ size: 1 });
  return {
    ...readers,
    recognise: (bytes, options, onPage) => recognisers.read(bytes, options, onPage),
    async close() {
      await Promise.all([readers.close(), recognisers.close()]);
    },
  };
}

import { ReadError } from '@setapak/ats/pool';
import type { Services } from '~/services/services.server.ts';

const OURS = new Set(['busy', 'closed']);

/** Whether a PDF opens without a password and has a page. When the readers are busy the answer is yes. */
export async function isReadable(
  { reading, log }: Pick<Services, 'reading' | 'log'>,
  bytes: Uint8Array,
): Promise<boolean> {
  try {
    return (await reading.describe(bytes)).length > 0;
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    if (!OURS.has(error.code)) return false;
    log.warn({ err: error }, 'an uploaded CV was kept unseen');
    return true;
  }
}

import { ReadError } from '@setapak/ats/pool';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';

/**
 * An uploaded PDF as others may open it: its pages, without scripts and launches and without what its author's computer
 * wrote into it.
 * @throws AppError busy, render_failed
 */
export async function bareCopy(
  { reading }: Pick<Services, 'reading'>,
  bytes: Uint8Array,
): Promise<Uint8Array> {
  try {
    return await reading.bareCopy(bytes);
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    const isBusy = error.code === 'busy' || error.code === 'closed';
    throw new AppError(isBusy ? 'busy' : 'render_failed', { cause: error });
  }
}

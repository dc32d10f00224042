import type { ReadBack } from './read-cv-back.server.ts';
import { postForData, refusalText } from '~/features/cv-sync/public.ts';

const OFFLINE = 'Pemeriksaan ini butuh koneksi internet. Coba lagi setelah tersambung.';

/** Has the stored CV read; what is not yet stored goes first. @returns the outcome, or why there is none */
export async function readBack(
  cvId: string,
  flush: () => Promise<boolean>,
  signal: AbortSignal,
): Promise<ReadBack | string> {
  try {
    await flush();
    const answer = await postForData(`/app/cv/${cvId}/read-back`, '{}', signal);
    return answer.ok ? ((await answer.json()) as ReadBack) : await refusalText(answer, OFFLINE);
  } catch {
    return OFFLINE;
  }
}

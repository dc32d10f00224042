import type { ReadBack } from './read-cv-back.server.ts';
import { callServer } from '~/ui/http/call-server.ts';
import type { ShownRefusal } from '~/ui/http/refusal-text.tsx';

const OFFLINE = 'Pemeriksaan ini butuh koneksi internet. Coba lagi setelah tersambung.';

/** Has the stored CV read; what is not yet stored goes first. @returns the outcome, or why there is none */
export async function readBack(
  cvId: string,
  flush: () => Promise<boolean>,
  signal: AbortSignal,
): Promise<{ reading: ReadBack } | { refusal: ShownRefusal }> {
  await flush().catch(() => false);
  const answer = await callServer<ReadBack>(`/app/cv/${cvId}/read-back`, { json: {}, signal, lost: OFFLINE });
  return answer.ok ? { reading: answer.data } : { refusal: answer.refusal };
}

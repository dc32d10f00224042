import type { PhotoShape } from '@setapak/resume';
import { callServer } from '~/ui/http/call-server.ts';
import type { ShownRefusal } from '~/ui/http/refusal-text.tsx';

type Uploaded = { ok: true; photograph: string } | { ok: false; refusal: ShownRefusal };

const TIMEOUT_MS = 30_000;

/** Has a photo drawn anew by the server. @param shape how it was framed */
export async function uploadPhotograph(cvId: string, photo: Blob, shape: PhotoShape): Promise<Uploaded> {
  const answer = await callServer<{ photograph: string }>(`/app/cv/${cvId}/photo?shape=${shape}`, {
    body: new Blob([photo], { type: 'application/octet-stream' }),
    timeoutMs: TIMEOUT_MS,
    lost: 'Mengunggah foto butuh koneksi internet. Coba lagi sebentar lagi, ya.',
  });
  return answer.ok ? { ok: true, ...answer.data } : { ok: false, refusal: answer.refusal };
}

import type { PhotoShape } from '@setapak/resume';
import { callServer } from '~/ui/http/call-server.ts';
import { BAD_PHOTO, LARGEST_PHOTO } from './photo-limits.ts';

type Uploaded = { ok: true; photograph: string } | { ok: false; text: string };

const TIMEOUT_MS = 30_000;

/** Has a photo drawn anew by the server, which decides what is one. @param shape how it was framed; '' leaves that to the server */
export async function uploadPhotograph(cvId: string, photo: Blob, shape: PhotoShape): Promise<Uploaded> {
  if (photo.size > LARGEST_PHOTO) return { ok: false, text: BAD_PHOTO };
  const answer = await callServer<{ photograph: string }>(`/app/cv/${cvId}/photo?shape=${shape}`, {
    body: new Blob([photo], { type: 'application/octet-stream' }),
    timeoutMs: TIMEOUT_MS,
    lost: 'Mengunggah foto butuh koneksi internet. Coba lagi sebentar lagi, ya.',
  });
  return answer.ok ? { ok: true, ...answer.data } : { ok: false, text: answer.refusal.text };
}

import { callServer } from '~/ui/http/call-server.ts';

type Uploaded = { ok: true; photograph: string } | { ok: false; text: string };

const LARGEST = 5 * 2 ** 20;
const BAD = 'Foto harus berupa JPG, PNG, atau WebP dan paling besar 5 MB.';
const TIMEOUT_MS = 30_000;

/** Has a photo drawn anew by the server, which decides what is one. */
export async function uploadPhotograph(cvId: string, file: File): Promise<Uploaded> {
  if (file.size > LARGEST) return { ok: false, text: BAD };
  const answer = await callServer<{ photograph: string }>(`/app/cv/${cvId}/photo`, {
    body: new Blob([file], { type: 'application/octet-stream' }),
    timeoutMs: TIMEOUT_MS,
    lost: 'Mengunggah foto butuh koneksi internet. Coba lagi sebentar lagi, ya.',
  });
  return answer.ok ? { ok: true, ...answer.data } : { ok: false, text: answer.refusal.text };
}

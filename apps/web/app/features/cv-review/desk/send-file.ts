import { callServer } from '~/ui/http/call-server.ts';
import type { ShownRefusal } from '~/ui/http/refusal-text.tsx';

const LOST = 'File belum sampai ke server. Periksa koneksimu, lalu coba lagi.';

/** Sends a file of a draft as it is. @returns why it was refused */
export async function sendFile(
  path: string,
  file: Blob,
  about: { seconds?: number | null; name?: string } = {},
): Promise<ShownRefusal | null> {
  const query = new URLSearchParams();
  if (about.seconds) query.set('seconds', about.seconds.toFixed(1));
  if (about.name) query.set('name', about.name);
  // A form or JSON is what the server reads otherwise: a file without a type is named as bytes.
  const body = file.type ? file : new Blob([file], { type: 'application/octet-stream' });
  const answer = await callServer(`${path}?${query}`, { body, lost: LOST });
  return answer.ok ? null : answer.refusal;
}

/** How long a sound is, as the browser reads it; null where it cannot tell. */
export function lengthOf(file: Blob): Promise<number | null> {
  const url = URL.createObjectURL(file);
  return new Promise<number | null>((resolve) => {
    const audio = new Audio();
    audio.preload = 'metadata';
    audio.addEventListener('loadedmetadata', () =>
      resolve(Number.isFinite(audio.duration) ? audio.duration : null),
    );
    audio.addEventListener('error', () => resolve(null));
    audio.src = url;
  }).finally(() => URL.revokeObjectURL(url));
}

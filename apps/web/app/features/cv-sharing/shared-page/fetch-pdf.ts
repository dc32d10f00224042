import { callServer } from '~/ui/http/call-server.ts';

interface FetchPdf {
  id: string;
  signal: AbortSignal;
  /** 0–100 */
  onProgress: (percent: number) => void;
}

/** Asks for the PDF by the print call and tells how far it is. @throws Error whose message a person can read */
export async function fetchPdf({
  id,
  signal,
  onProgress,
}: FetchPdf): Promise<{ blob: Blob; fileName: string }> {
  const answer = await callServer('/v1/printResume', {
    json: { id, type: 'multi' },
    signal,
    read: async (response) => ({
      blob: await blobOf(response, onProgress),
      fileName: fileNameOf(response.headers),
    }),
  });
  if (!answer.ok) throw new Error(answer.refusal.text);
  return answer.data;
}

async function blobOf(response: Response, onProgress: (percent: number) => void): Promise<Blob> {
  const total = Number(response.headers.get('content-length') ?? 0);
  const parts: BlobPart[] = [];
  let loaded = 0;
  const reader = response.body!.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    loaded += part.value.byteLength;
    if (total > 0) onProgress((100 * loaded) / total);
  }
  return new Blob(parts, { type: 'application/pdf' });
}

/** The name that the server gives the file (RFC 6266), the one with all its letters first. */
function fileNameOf(headers: Headers): string {
  const disposition = headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? 'SetapakResume.pdf';
}

interface FetchPdf {
  id: string;
  signal: AbortSignal;
  /** 0–100 */
  onProgress: (percent: number) => void;
}

const OFFLINE = 'Koneksi terputus. Periksa internetmu, lalu coba lagi.';

/** Asks for the PDF by the print call and tells how far it is. @throws Error whose message a person can read */
export async function fetchPdf({
  id,
  signal,
  onProgress,
}: FetchPdf): Promise<{ blob: Blob; fileName: string }> {
  const answer = await fetch('/v1/printResume', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id, type: 'multi' }),
    signal,
  }).catch(() => {
    throw new Error(OFFLINE);
  });
  if (!answer.ok || !answer.body) {
    const refusal = (await answer.json().catch(() => null)) as { text?: string } | null;
    throw new Error(refusal?.text ?? OFFLINE);
  }
  const total = Number(answer.headers.get('content-length') ?? 0);
  const parts: BlobPart[] = [];
  let loaded = 0;
  const reader = answer.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    loaded += part.value.byteLength;
    if (total > 0) onProgress((100 * loaded) / total);
  }
  return { blob: new Blob(parts, { type: 'application/pdf' }), fileName: fileNameOf(answer.headers) };
}

/** The name that the server gives the file (RFC 6266), the one with all its letters first. */
function fileNameOf(headers: Headers): string {
  const disposition = headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? 'SetapakResume.pdf';
}

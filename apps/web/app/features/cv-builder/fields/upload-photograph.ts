type Uploaded = { ok: true; photograph: string } | { ok: false; text: string };

const LARGEST = 5 * 2 ** 20;
const BAD = 'Foto harus berupa JPG, PNG, atau WebP dan paling besar 5 MB.';
const TIMEOUT_MS = 30_000;

/** Has a photo drawn anew by the server, which decides what is one. */
export async function uploadPhotograph(cvId: string, file: File): Promise<Uploaded> {
  if (file.size > LARGEST) return { ok: false, text: BAD };
  try {
    const answer = await fetch(`/app/cv/${cvId}/photo`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: file,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const said = (await answer.json()) as { photograph?: string; text?: string };
    if (answer.ok && said.photograph) return { ok: true, photograph: said.photograph };
    return { ok: false, text: said.text ?? BAD };
  } catch {
    return { ok: false, text: 'Mengunggah foto butuh koneksi internet. Coba lagi sebentar lagi, ya.' };
  }
}

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { BASE_HEADER, differenceOf } from './pdf-difference.ts';

const compressed = promisify(gzip);
/** Tags of a PDF are plain text: a third of it goes. Higher levels leave 1 % less. */
const LEVEL = 4;

/** What was sent last, of all people together. */
const MOST_BYTES = 16 * 2 ** 20;
const sent = new Map<string, Uint8Array>();
let sentBytes = 0;

interface AnswerWithPdf {
  request: Request;
  userId: string;
  pdf: Uint8Array;
}

/**
 * A PDF that is on its way to a preview, compressed; to one that names the file it has, and had it from this process, only what is
 * new in it. Any other gets the whole.
 */
export async function answerWithPdf({ request, userId, pdf }: AnswerWithPdf): Promise<Response> {
  const tag = createHash('sha256').update(pdf).digest('base64url').slice(0, 22);
  const base = request.headers.get(BASE_HEADER) ?? '';
  const before = sent.get(`${userId} ${base}`);
  keep(`${userId} ${tag}`, pdf);
  const headers = new Headers({
    'Content-Type': before ? 'application/octet-stream' : 'application/pdf',
    'Cache-Control': 'no-store',
    ETag: `"${tag}"`,
    Vary: 'Accept-Encoding',
  });
  if (before) headers.set(BASE_HEADER, base);
  const body = before ? differenceOf(before, pdf) : pdf;
  if (!/\bgzip\b(?!;q=0)/.test(request.headers.get('accept-encoding') ?? ''))
    return new Response(Buffer.from(body), { headers });
  headers.set('Content-Encoding', 'gzip');
  return new Response(Buffer.from(await compressed(body, { level: LEVEL })), { headers });
}

/** What was sent longest ago goes first. */
function keep(key: string, pdf: Uint8Array): void {
  forget(key);
  sent.set(key, pdf);
  sentBytes += pdf.length;
  for (const oldest of sent.keys()) {
    if (sentBytes <= MOST_BYTES) return;
    forget(oldest);
  }
}

function forget(key: string): void {
  sentBytes -= sent.get(key)?.length ?? 0;
  sent.delete(key);
}

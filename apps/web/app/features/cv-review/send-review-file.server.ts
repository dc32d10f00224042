import { bodyOf } from '~/services/body-of.server.ts';
import { attachment } from '~/services/attachment.server.ts';
import type { Services } from '~/services/services.server.ts';
import type { ReviewFile } from './find-review-file.server.ts';
import { parseRange } from './range.ts';

interface SendReviewFile {
  services: Pick<Services, 'storage'>;
  file: ReviewFile;
  request: Request;
}

/**
 * A file of a review from our own origin, always as an attachment: scripts and players read it, and a hostile one cannot open
 * as a page. Players ask for a part of it at a time.
 */
export async function sendReviewFile({ services, file, request }: SendReviewFile): Promise<Response> {
  const headers = new Headers({
    'Content-Type': file.type,
    'Content-Disposition': attachment(file.name),
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  if (file.type === 'application/pdf')
    return new Response(bodyOf(await services.storage.getStream(file.key)), {
      headers,
    });
  headers.set('Accept-Ranges', 'bytes');
  const bytes = await services.storage.getBytes(file.key);
  const range = parseRange(request.headers.get('range'), bytes.byteLength);
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${bytes.byteLength}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: bytes.byteLength - 1 };
  if (range) headers.set('Content-Range', `bytes ${start}-${end}/${bytes.byteLength}`);
  headers.set('Content-Length', String(end - start + 1));
  return new Response(Buffer.from(bytes.subarray(start, end + 1)), { status: range ? 206 : 200, headers });
}

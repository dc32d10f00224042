import { AppError } from './error.ts';
import { nestsTooDeep } from './nests-too-deep.ts';
import { refusalOf } from './refusal.server.ts';
import { findUnstorable } from './storable-text.ts';

/** Wraps a loader or an action that answers script, not pages: a refusal becomes `{error, text, errors?, unpaidOrder?, total?}` with its status. */
export function dataRoute<Args>(
  handler: (args: Args) => Promise<Response>,
): (args: Args) => Promise<Response> {
  return async (args) => {
    try {
      return await handler(args);
    } catch (error) {
      const refused = refusalOf(error);
      if (!refused) throw error;
      const headers = new Headers({ 'Cache-Control': 'no-store' });
      if (refused.retryAfter !== undefined) headers.set('Retry-After', String(refused.retryAfter));
      const { code, text, errors, unpaidOrder, total, status } = refused;
      return Response.json({ error: code, text, errors, unpaidOrder, total }, { status, headers });
    }
  };
}

/** A CV with the largest photograph has three; what uploads files sends forms. */
const LARGEST_JSON = 4 * 2 ** 20;
/** JSON has what cannot be stored as an escape alone: NUL, and halves of characters. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/i;

interface JsonBodyOptions {
  /** Takes a body in gzip, too: for routes that know who is asking before they read it. */
  gzip?: boolean;
}

/** The JSON body of a request. @throws AppError invalid, too_long, or unstorable where a string of it cannot be stored */
export async function jsonBody(request: Request, { gzip = false }: JsonBodyOptions = {}): Promise<unknown> {
  const isPacked = gzip && request.headers.get('content-encoding') === 'gzip';
  const text = await (isPacked ? unpackedText(request) : request.text()).catch(refuse);
  if (text.length > LARGEST_JSON) throw new AppError('too_long');
  if (nestsTooDeep(text)) throw new AppError('invalid');
  const body = parse(text);
  const field = UNSTORABLE.test(text) ? findUnstorable(body) : undefined;
  if (field !== undefined) throw new AppError('unstorable', { field });
  return body;
}

/** No more of a body is unpacked than is taken. */
async function unpackedText({ body }: Request): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body?.pipeThrough(new DecompressionStream('gzip')) ?? []) {
    size += part.length;
    if (size > LARGEST_JSON) throw new AppError('too_long');
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return refuse(error);
  }
}

function refuse(cause: unknown): never {
  if (cause instanceof AppError) throw cause;
  throw new AppError('invalid', { cause });
}

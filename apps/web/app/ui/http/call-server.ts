/** Why the server refused, or that it could not be reached. */
export interface Refusal {
  /** The HTTP status; 0 where no answer came. */
  status: number;
  /** The refusal's code (`services/error.ts`); `lost` where no answer came or none that says why. */
  code: string;
  /** A sentence for the screen. */
  text: string;
  /** Where to sign in, where that is what is missing. */
  login: string | null;
  /** The person's own unpaid order that stands in the way. */
  unpaidOrder: string | null;
  /** Rupiah that a purchase costs now, where another total was seen. */
  total: number | null;
  /** The whole answer, where it was JSON. */
  said: unknown;
}

export type Answer<Data> = { ok: true; data: Data } | { ok: false; refusal: Refusal };

interface Call<Data> {
  /** Sent as JSON, with POST. */
  json?: unknown;
  /** Packs the JSON first, where the browser can: for routes that take `gzip`. */
  gzip?: boolean;
  /** Sent as it is, with POST. */
  body?: Blob | FormData | URLSearchParams;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Sent even from a page that is going away. */
  keepalive?: boolean;
  /** The sentence where the server says none, or cannot be reached. */
  lost?: string;
  /** What to take from a good answer: its JSON, unless said otherwise. */
  read?: (response: Response) => Promise<Data>;
}

export const OFFLINE = 'Koneksi terputus. Periksa internetmu, lalu coba lagi.';

/** The page to sign in on, where a request leads that is for those who are signed in alone. */
export const LOGIN = '/login';

/** The way there that leads back to the page with the link on it. */
export const LOGIN_AND_BACK = `${LOGIN}?back`;

/**
 * The one way in which a script calls the server. Never throws: an answer that did not come, an aborted call and an answer that
 * is no JSON are refusals as well.
 */
export async function callServer<Data>(path: string, call: Call<Data> = {}): Promise<Answer<Data>> {
  const { lost = OFFLINE, read = (response) => response.json() as Promise<Data> } = call;
  try {
    // Only what is packed waits: a page that is going away has no later.
    const packed = call.gzip ? await pack(JSON.stringify(call.json)) : undefined;
    const response = await fetch(path, initOf(call, packed));
    if (response.ok) return { ok: true, data: await read(response) };
    return { ok: false, refusal: refusalOf(response.status, await response.json().catch(() => null), lost) };
  } catch {
    return { ok: false, refusal: refusalOf(0, null, lost) };
  }
}

/** Characters of JSON: what is shorter goes in one packet anyway. */
const WORTH_PACKING = 1_024;

function initOf<Data>(call: Call<Data>, packed?: ArrayBuffer): RequestInit {
  const { json, body, headers, signal, timeoutMs, keepalive } = call;
  const signals = [signal, timeoutMs && AbortSignal.timeout(timeoutMs)].filter(
    (one) => one instanceof AbortSignal,
  );
  return {
    ...((json !== undefined || body) && { method: 'POST', body: packed ?? body ?? JSON.stringify(json) }),
    headers: {
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...(packed && { 'Content-Encoding': 'gzip' }),
      ...headers,
    },
    ...(keepalive && { keepalive }),
    ...(signals.length > 0 && { signal: AbortSignal.any(signals) }),
  };
}

/** Undefined where that brings nothing, and in browsers that cannot. */
async function pack(text: string): Promise<ArrayBuffer | undefined> {
  if (text.length <= WORTH_PACKING || !('CompressionStream' in globalThis)) return undefined;
  const { readable, writable } = new CompressionStream('gzip');
  const writer = writable.getWriter();
  void writer.write(new TextEncoder().encode(text));
  void writer.close();
  return new Response(readable).arrayBuffer();
}

/** What a refusal's JSON says: `code` of a guarded route, `error` of the public API, and a sentence. */
export function refusalOf(status: number, said: unknown, lost = OFFLINE): Refusal {
  const { code, error, text, login, unpaidOrder, total } = (said ?? {}) as Record<string, unknown>;
  const why = wordOf(code) ?? wordOf(error) ?? 'lost';
  return {
    status,
    code: why,
    text: wordOf(text) ?? lost,
    login: wordOf(login) ?? (why === 'not_signed_in' ? LOGIN_AND_BACK : null),
    unpaidOrder: wordOf(unpaidOrder),
    total: typeof total === 'number' ? total : null,
    said,
  };
}

/** An ended session, where the answer is the page to sign in on. */
export const SIGNED_OUT = refusalOf(401, {
  error: 'not_signed_in',
  text: 'Sesimu sudah berakhir. Masuk dulu, lalu coba lagi.',
});

function wordOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

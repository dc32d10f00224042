import { callServer } from '~/ui/http/call-server.ts';
import type { ShownRefusal } from '~/ui/http/refusal-text.tsx';
import { applyDifference, BASE_HEADER } from '../pdf-difference.ts';
import { OFFLINE, UNREADABLE } from './words.ts';

/** The newest file that came, for the next answer to be a difference to. */
export interface AtHand {
  tag: string | null;
  bytes: Uint8Array;
}

interface FetchPages {
  url: string;
  document: object;
  /** On a slow line the document is packed before it goes. */
  isSlowLine?: boolean;
  signal: AbortSignal;
  atHand: { current: AtHand | null };
}

/** The document's PDF, or why there is none. */
export async function fetchPages({
  url,
  document,
  isSlowLine = false,
  signal,
  atHand,
}: FetchPages): Promise<Uint8Array | ShownRefusal> {
  const before = atHand.current;
  const answer = await callServer(url, {
    json: document,
    gzip: isSlowLine,
    signal,
    ...(before?.tag && { headers: { [BASE_HEADER]: before.tag } }),
    read: async (response): Promise<AtHand> => {
      const body = new Uint8Array(await response.arrayBuffer());
      const isDifference = before !== null && response.headers.has(BASE_HEADER);
      const tag = /^(?:W\/)?"(.+)"$/.exec(response.headers.get('ETag') ?? '')?.[1] ?? null;
      return { tag, bytes: isDifference ? applyDifference(before.bytes, body) : body };
    },
  });
  if (answer.ok) {
    atHand.current = answer.data;
    // What opens a file takes its bytes away.
    return answer.data.bytes.slice();
  }
  // Whatever was wrong with it, the next try gets the whole.
  if (!signal.aborted) atHand.current = null;
  const { code, status, text, login } = answer.refusal;
  if (code === 'lost') return { text: status === 0 ? OFFLINE : UNREADABLE, login: null };
  return { text, login };
}

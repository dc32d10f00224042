import type { Resume } from '@setapak/resume';
import { callServer } from '~/ui/http/call-server.ts';
import { changedParts } from './changed-parts.ts';
import type { Stored, Trouble } from './sync-state.ts';

type SaveAnswer<D> =
  | { kind: 'saved'; version: number }
  | { kind: 'behind'; stored: Stored<D> }
  | { kind: 'failed'; trouble: Trouble };

export interface Save<D = Resume> {
  version: number;
  saveId: string;
  document: D;
  /** Saves that were sent before it and not answered: where one of them is what is stored, this one counts as well. */
  after?: readonly string[];
}

/** The server's side of one document. */
export interface CvServer<D = Resume> {
  /** @param leaving from a page that is going away: all that may be stored when this save arrives */
  save(save: Save<D>, leaving?: readonly D[]): Promise<SaveAnswer<D>>;
  /** What is stored now; null where it is no newer than that version, or is unknown. */
  load(after: number): Promise<Stored<D> | null>;
}

/** Browsers refuse to send more than this from a page that is going away. */
const KEEPALIVE_BYTES = 60_000;
const TIMEOUT_MS = 20_000;

/**
 * @param url where the document is loaded and saved
 * @param owner the account that opened it: under another one nothing is sent into it
 */
export function createCvServer<D = Resume>(url: string, owner: string): CvServer<D> {
  return {
    async save(save, leaving) {
      const bodyOf = (content: object) =>
        new Blob([JSON.stringify({ ...content, owner })], { type: 'application/json' });
      let body = bodyOf(save);
      // A photograph or a long life: only what differs from what the server has goes with the page.
      if (leaving && body.size > KEEPALIVE_BYTES)
        body = bodyOf({ ...save, document: undefined, parts: changedParts(save.document, leaving) });
      if (leaving && body.size > KEEPALIVE_BYTES) return { kind: 'failed', trouble: 'offline' };
      const answer = await callServer<{ version: number }>(url, {
        body,
        keepalive: !!leaving,
        timeoutMs: TIMEOUT_MS,
      });
      if (answer.ok) return { kind: 'saved', version: answer.data.version };
      const { status, code, said } = answer.refusal;
      if (code === 'other_account') return { kind: 'failed', trouble: 'other_account' };
      if (status === 409) return { kind: 'behind', stored: said as Stored<D> };
      return { kind: 'failed', trouble: troubleOf(status) };
    },
    async load(after) {
      const read = async (response: Response) =>
        response.status === 200 ? ((await response.json()) as Stored<D>) : null;
      const answer = await callServer(`${url}?after=${after}`, { timeoutMs: TIMEOUT_MS, read });
      return answer.ok ? answer.data : null;
    },
  };
}

/** @param status of the answer; 0 where none came */
function troubleOf(status: number): Trouble {
  if (status === 0) return 'offline';
  if (status === 401) return 'signed_out';
  if (status === 404) return 'gone';
  return status === 400 || status === 413 || status === 422 ? 'refused' : 'busy';
}

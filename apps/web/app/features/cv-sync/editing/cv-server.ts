import type { Resume } from '@setapak/resume';
import { callServer } from '~/ui/http/call-server.ts';
import type { Stored, Trouble } from './sync-state.ts';

type SaveAnswer =
  | { kind: 'saved'; version: number }
  | { kind: 'behind'; stored: Stored<Resume> }
  | { kind: 'failed'; trouble: Trouble };

export interface Save {
  version: number;
  saveId: string;
  document: Resume;
  /** Saves that were sent before it and not answered: where one of them is what is stored, this one counts as well. */
  after?: readonly string[];
}

/** The server's side of one CV. */
export interface CvServer {
  save(save: Save, options?: { keepalive?: boolean }): Promise<SaveAnswer>;
  /** What is stored now; null where it is no newer than that version, or is unknown. */
  load(after: number): Promise<Stored<Resume> | null>;
}

/** Browsers refuse to send more than this from a page that is going away. */
const KEEPALIVE_BYTES = 60_000;
const TIMEOUT_MS = 20_000;

/** @param owner the account that opened the CV: under another one nothing is sent into it */
export function createCvServer(cvId: string, owner: string): CvServer {
  const url = `/app/cv/${cvId}/document`;
  return {
    async save(save, { keepalive = false } = {}) {
      const body = new Blob([JSON.stringify({ ...save, owner })], { type: 'application/json' });
      if (keepalive && body.size > KEEPALIVE_BYTES) return { kind: 'failed', trouble: 'offline' };
      const answer = await callServer<{ version: number }>(url, { body, keepalive, timeoutMs: TIMEOUT_MS });
      if (answer.ok) return { kind: 'saved', version: answer.data.version };
      const { status, code, said } = answer.refusal;
      if (code === 'other_account') return { kind: 'failed', trouble: 'other_account' };
      if (status === 409) return { kind: 'behind', stored: said as Stored<Resume> };
      return { kind: 'failed', trouble: troubleOf(status) };
    },
    async load(after) {
      const read = async (response: Response) =>
        response.status === 200 ? ((await response.json()) as Stored<Resume>) : null;
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

import type { Resume } from '@setapak/resume';
import type { Stored, Trouble } from './sync-state.ts';

export type SaveAnswer =
  | { kind: 'saved'; version: number }
  | { kind: 'behind'; stored: Stored<Resume> }
  | { kind: 'failed'; trouble: Trouble };

export interface Save {
  version: number;
  saveId: string;
  document: Resume;
}

/** The server's side of one CV. */
export interface CvServer {
  save(save: Save, options?: { keepalive?: boolean }): Promise<SaveAnswer>;
  /** What is stored now; null where it is no newer than that version, or cannot be told. */
  load(after: number): Promise<Stored<Resume> | null>;
}

/** Browsers refuse to send more than this from a page that is going away. */
const KEEPALIVE_BYTES = 60_000;
const TIMEOUT_MS = 20_000;

export function createCvServer(cvId: string): CvServer {
  const url = `/app/cv/${cvId}/document`;
  return {
    async save(save, { keepalive = false } = {}) {
      const body = JSON.stringify(save);
      if (keepalive && new Blob([body]).size > KEEPALIVE_BYTES) return { kind: 'failed', trouble: 'offline' };
      try {
        const answer = await fetch(url, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body,
          keepalive,
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        return await readAnswer(answer);
      } catch {
        return { kind: 'failed', trouble: 'offline' };
      }
    },
    async load(after) {
      try {
        const answer = await fetch(`${url}?after=${after}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
        return answer.status === 200 ? ((await answer.json()) as Stored<Resume>) : null;
      } catch {
        return null;
      }
    },
  };
}

async function readAnswer(answer: Response): Promise<SaveAnswer> {
  if (answer.ok) return { kind: 'saved', version: ((await answer.json()) as { version: number }).version };
  if (answer.status === 409) return { kind: 'behind', stored: (await answer.json()) as Stored<Resume> };
  return { kind: 'failed', trouble: troubleOf(answer.status) };
}

function troubleOf(status: number): Trouble {
  if (status === 401) return 'signed_out';
  if (status === 404) return 'gone';
  return status === 400 || status === 413 || status === 422 ? 'refused' : 'busy';
}

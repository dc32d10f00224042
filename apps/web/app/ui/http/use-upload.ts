import { useRef, useState } from 'react';
import { LOGIN, refusalOf, SIGNED_OUT, type Refusal } from './call-server.ts';

export type UploadState =
  | { step: 'idle' }
  /** Bytes on their way: `percent` is how much the server has. */
  | { step: 'sending'; fileName: string; percent: number }
  /** All of it is there; the server works on it. */
  | { step: 'reading'; fileName: string }
  | { step: 'failed'; text: string; code: string | null; login: string | null };

type Failure = Pick<Refusal, 'text'> & { code: string | null; login?: string | null };

interface UseUpload<Data> {
  path: string;
  onDone: (data: Data) => void;
  /** A failure that a good answer tells of, or other words for a refusal; null where the upload is done. */
  failureOf?: (data: Data) => Failure | null;
  wordsOf?: (refusal: Refusal) => Failure;
  onFailed?: () => void;
}

const LOST = 'Koneksi terputus sebelum CV sampai. Periksa internetmu, lalu coba lagi.';

/** Sends a form with a file and tells how far it is: only XMLHttpRequest knows how much of an upload has left. */
export function useUpload<Data>({
  path,
  onDone,
  failureOf,
  wordsOf = (answer) => answer,
  onFailed,
}: UseUpload<Data>) {
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const running = useRef<XMLHttpRequest>(undefined);

  function fail({ text, code, login = null }: Failure): void {
    onFailed?.();
    setState({ step: 'failed', text, code, login });
  }

  function finish(request: XMLHttpRequest): void {
    const answer = request.response as unknown;
    if (new URL(request.responseURL).pathname === LOGIN) return fail(wordsOf(SIGNED_OUT));
    if (request.status !== 200 || answer === null)
      return fail(wordsOf(refusalOf(request.status, answer, LOST)));
    const failure = failureOf?.(answer as Data);
    if (failure) return fail(failure);
    setState({ step: 'idle' });
    onDone(answer as Data);
  }

  /** `hasFile`: bytes are on their way first; without one the server begins at once. */
  function send(body: FormData, fileName: string, hasFile = true): void {
    const request = new XMLHttpRequest();
    running.current = request;
    request.open('POST', path);
    request.setRequestHeader('Accept', 'application/json');
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (hasFile) setState({ step: 'sending', fileName, percent: total > 0 ? (100 * loaded) / total : 0 });
    });
    request.upload.addEventListener('load', () => setState({ step: 'reading', fileName }));
    request.addEventListener('error', () => fail(wordsOf(refusalOf(0, null, LOST))));
    request.addEventListener('load', () => finish(request));
    setState(hasFile ? { step: 'sending', fileName, percent: 0 } : { step: 'reading', fileName });
    request.send(body);
  }

  function reset(): void {
    running.current?.abort();
    setState({ step: 'idle' });
  }

  return { state, send, fail, reset };
}

import { useCallback, useRef, useState } from 'react';
import { track } from '~/features/analytics/public.ts';
import type { CheckOutcome } from '../checks/check-cv.server.ts';
import { BAD_FILE, failureText, LARGEST_FILE } from '../model.ts';

export type UploadState =
  | { step: 'idle' }
  /** Bytes on their way: `percent` is how much the server has. */
  | { step: 'sending'; fileName: string; percent: number }
  | { step: 'reading'; fileName: string }
  /** `code` tells the page what else could help. */
  | { step: 'failed'; text: string; code: string | null };

const OFFLINE = 'Koneksi terputus sebelum CV sampai. Periksa internetmu, lalu coba lagi.';

export interface Done {
  id: string;
  /** The result was there already, and cost nothing. */
  again: boolean;
}

type Answer = CheckOutcome & { error?: string; text?: string };

/** Sends a CV with honest progress (only XMLHttpRequest tells how much of an upload has left) and waits for the outcome. */
export function useUpload(onDone: (done: Done) => void) {
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const running = useRef<XMLHttpRequest>(undefined);

  const fail = useCallback((text: string, code: string | null = null) => {
    track('Error Parse');
    setState({ step: 'failed', text, code });
  }, []);

  const post = useCallback(
    (body: FormData, fileName: string) => {
      const request = new XMLHttpRequest();
      running.current = request;
      request.open('POST', '/app/cv/ats-check');
      request.setRequestHeader('Accept', 'application/json');
      request.responseType = 'json';
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        setState({ step: 'sending', fileName, percent: total > 0 ? (100 * loaded) / total : 0 });
      });
      request.upload.addEventListener('load', () => setState({ step: 'reading', fileName }));
      request.addEventListener('error', () => fail(OFFLINE));
      request.addEventListener('load', () => {
        const answer = request.response as Answer | null;
        if (request.status === 200 && answer?.id && answer.failure === null) {
          track('Success Parse');
          setState({ step: 'idle' });
          return onDone({ id: answer.id, again: answer.again });
        }
        fail(answer?.text ?? failureText(answer?.failure), answer?.failure ?? answer?.error ?? null);
      });
      request.send(body);
    },
    [fail, onDone],
  );

  const send = useCallback(
    (file: File) => {
      const isPdf = file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
      if (!isPdf || file.size > LARGEST_FILE) return fail(BAD_FILE, 'not_pdf');
      const body = new FormData();
      body.set('file', file);
      setState({ step: 'sending', fileName: file.name, percent: 0 });
      post(body, file.name);
    },
    [fail, post],
  );

  const sendCv = useCallback(
    (cv: { id: string; name: string }) => {
      const body = new FormData();
      body.set('cvId', cv.id);
      setState({ step: 'reading', fileName: cv.name });
      post(body, cv.name);
    },
    [post],
  );

  const cancel = useCallback(() => {
    running.current?.abort();
    setState({ step: 'idle' });
  }, []);

  return { state, send, sendCv, cancel };
}

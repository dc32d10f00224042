import { useCallback, useRef, useState } from 'react';
import type { CheckOutcome } from '../check-cv.server.ts';
import { BAD_FILE, failureText, LARGEST_FILE } from '../model.ts';

export type UploadState =
  | { step: 'idle' }
  /** Bytes on their way: `percent` is how much the server has. */
  | { step: 'sending'; fileName: string; percent: number }
  | { step: 'reading'; fileName: string }
  | { step: 'failed'; text: string };

const OFFLINE = 'Koneksi terputus sebelum CV sampai. Periksa internetmu, lalu coba lagi.';

/** Sends a CV with honest progress (only XMLHttpRequest tells how much of an upload has left) and waits for the outcome. */
export function useUpload(onDone: (checkId: string) => void) {
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const running = useRef<XMLHttpRequest>(undefined);

  const send = useCallback(
    (file: File) => {
      const isPdf = file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
      if (!isPdf || file.size > LARGEST_FILE) return setState({ step: 'failed', text: BAD_FILE });

      const request = new XMLHttpRequest();
      running.current = request;
      const fileName = file.name;
      request.open('POST', '/app/cv/ats-check');
      request.setRequestHeader('Accept', 'application/json');
      request.responseType = 'json';
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        setState({ step: 'sending', fileName, percent: total > 0 ? (100 * loaded) / total : 0 });
      });
      request.upload.addEventListener('load', () => setState({ step: 'reading', fileName }));
      request.addEventListener('error', () => setState({ step: 'failed', text: OFFLINE }));
      request.addEventListener('load', () => {
        const answer = request.response as (CheckOutcome & { text?: string }) | null;
        if (request.status === 200 && answer?.id && answer.failure === null) {
          setState({ step: 'idle' });
          onDone(answer.id);
          return;
        }
        setState({ step: 'failed', text: answer?.text ?? failureText(answer?.failure) });
      });
      const body = new FormData();
      body.set('file', file);
      setState({ step: 'sending', fileName, percent: 0 });
      request.send(body);
    },
    [onDone],
  );

  const cancel = useCallback(() => {
    running.current?.abort();
    setState({ step: 'idle' });
  }, []);

  return { state, send, cancel };
}

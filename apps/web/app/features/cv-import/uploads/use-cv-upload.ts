import { useRef, useState } from 'react';
import { refuseFile, UPLOAD_WORDS, type UploadRefusal } from './model.ts';

export type CvUploadState =
  | { step: 'idle' }
  /** `percent` is how much the server has. */
  | { step: 'sending'; fileName: string; percent: number }
  | { step: 'failed'; reason: UploadRefusal | 'other'; text: string };

const OFFLINE = 'Koneksi terputus sebelum CV sampai. Periksa internetmu, lalu coba lagi.';
const PHONE = '(max-width: 767px)';

/** Sends a PDF to the dashboard with honest progress: only XMLHttpRequest tells how much of an upload has left. */
export function useCvUpload(onDone: () => void) {
  const [state, setState] = useState<CvUploadState>({ step: 'idle' });
  const running = useRef<XMLHttpRequest>(undefined);
  const fail = (reason: UploadRefusal | 'other', text: string) => setState({ step: 'failed', reason, text });

  const send = (file: File) => {
    const onPhone = matchMedia(PHONE).matches;
    const refusal = refuseFile(file, onPhone);
    if (refusal) return fail(refusal, UPLOAD_WORDS[refusal]);

    const request = new XMLHttpRequest();
    running.current = request;
    const fileName = file.name;
    request.open('POST', '/app/cv/upload');
    request.setRequestHeader('Accept', 'application/json');
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      setState({ step: 'sending', fileName, percent: total > 0 ? (100 * loaded) / total : 0 });
    });
    request.addEventListener('error', () => fail('other', OFFLINE));
    request.addEventListener('load', () => {
      const answer = request.response as { id?: string; error?: string; text?: string } | null;
      if (request.status === 200 && answer?.id) {
        setState({ step: 'idle' });
        onDone();
        return;
      }
      const reason =
        answer?.error === 'bad_cv_file' || answer?.error === 'too_large' ? 'bad_cv_file' : 'other';
      fail(reason, reason === 'bad_cv_file' ? UPLOAD_WORDS.bad_cv_file : (answer?.text ?? OFFLINE));
    });
    const body = new FormData();
    if (onPhone) body.set('screen', 'phone');
    body.set('file', file);
    setState({ step: 'sending', fileName, percent: 0 });
    request.send(body);
  };
  const reset = () => {
    running.current?.abort();
    setState({ step: 'idle' });
  };
  return { state, send, reset };
}

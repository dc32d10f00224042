import type { Refusal } from '~/ui/http/call-server.ts';
import { useUpload } from '~/ui/http/use-upload.ts';
import { refuseFile, UPLOAD_WORDS } from './model.ts';

const PHONE = '(width < 768px)';

/** Sends a PDF to the dashboard as one more CV. */
export function useCvUpload(onDone: () => void) {
  const { state, send, fail, reset } = useUpload({ path: '/app/cv/upload', onDone, wordsOf });

  const sendFile = (file: File) => {
    const onPhone = matchMedia(PHONE).matches;
    const refusal = refuseFile(file, onPhone);
    if (refusal) return fail({ code: refusal, text: UPLOAD_WORDS[refusal] });
    const body = new FormData();
    if (onPhone) body.set('screen', 'phone');
    body.set('file', file);
    send(body, file.name);
  };
  return { state, send: sendFile, reset };
}

/** The product document has one sentence for a file that is too large and for one that is no PDF after all. */
function wordsOf(refusal: Refusal) {
  const { code } = refusal;
  return code === 'bad_cv_file' || code === 'too_large'
    ? { code: 'bad_cv_file', text: UPLOAD_WORDS.bad_cv_file }
    : refusal;
}

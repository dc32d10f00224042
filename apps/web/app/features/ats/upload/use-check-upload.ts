import { useCallback } from 'react';
import { track } from '~/features/analytics/public.ts';
import { useUpload } from '~/ui/http/use-upload.ts';
import type { CheckOutcome } from '../checks/check-cv.server.ts';
import { BAD_FILE, failureText, LARGEST_FILE, WORD_FILE } from '../model.ts';

export interface Done {
  id: string;
  /** The result was there already, and cost nothing. */
  again: boolean;
}

/** Sends a CV, or has one of the person's own checked, and waits for the outcome. */
export function useCheckUpload(onDone: (done: Done) => void) {
  const { state, send, fail, reset } = useUpload<CheckOutcome>({
    path: '/app/cv/ats-check',
    failureOf: ({ failure }) => (failure === null ? null : { code: failure, text: failureText(failure) }),
    onFailed: () => track('Error Parse'),
    onDone: (outcome) => {
      track('Success Parse');
      if (outcome.failure === null) onDone({ id: outcome.id, again: outcome.again });
    },
  });

  const sendFile = (file: File) => {
    const isPdf = file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
    if (/\.docx?$/i.test(file.name)) return fail({ text: WORD_FILE, code: 'not_pdf' });
    if (!isPdf || file.size > LARGEST_FILE) return fail({ text: BAD_FILE, code: 'not_pdf' });
    const body = new FormData();
    body.set('file', file);
    send(body, file.name);
  };

  const sendCv = useCallback(
    (cv: { id: string; name: string }) => {
      const body = new FormData();
      body.set('cvId', cv.id);
      send(body, cv.name, false);
    },
    [send],
  );

  return { state, send: sendFile, sendCv, cancel: reset };
}

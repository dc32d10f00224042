import { Suspense, useEffect, useState } from 'react';
import { callServer } from '~/ui/http/call-server.ts';
import { lazyPart } from '~/ui/lazy-part.ts';
import type { FeedbackType } from '../model.ts';

const FeedbackDialog = lazyPart(async () => (await import('./feedback-dialog.tsx')).default);
const BUSY_MS = 1_000;

interface FeedbackPromptProps {
  /** The types of feedback to request; the first that is due is shown. */
  types: readonly FeedbackType[];
  /** Milliseconds to wait first. */
  after?: number;
}

/** Requests from the server, once, which feedback is due, and shows its form. Never over another dialog. */
export function FeedbackPrompt({ types, after = 3_000 }: FeedbackPromptProps) {
  const [due, setDue] = useState<FeedbackType | null>(null);
  const [open, setOpen] = useState(true);
  const requestedTypes = types.join(',');

  useEffect(() => {
    const left = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      const type = await loadDueType(requestedTypes, left.signal);
      const show = () => {
        if (document.querySelector('dialog[open]')) timer = setTimeout(show, BUSY_MS);
        else setDue(type);
      };
      if (type && !left.signal.aborted) show();
    };
    timer = setTimeout(() => void ask(), after);
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [requestedTypes, after]);

  if (!due) return null;
  return (
    <Suspense>
      <FeedbackDialog type={due} open={open} onClose={() => setOpen(false)} />
    </Suspense>
  );
}

/** A failed request is ignored: no one waits for this form. */
async function loadDueType(types: string, signal: AbortSignal): Promise<FeedbackType | null> {
  const answer = await callServer<{ due: FeedbackType | null }>(`/app/feedback?types=${types}`, { signal });
  return answer.ok ? answer.data.due : null;
}

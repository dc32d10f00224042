import { lazy, Suspense, useEffect, useState } from 'react';
import { callServer } from '~/ui/http/call-server.ts';
import type { FeedbackType } from '../model.ts';

const FeedbackDialog = lazy(() => import('./feedback-dialog.tsx'));
const BUSY_MS = 1_000;

interface FeedbackPromptProps {
  /** What to ask about; the first that is due is asked. */
  types: readonly FeedbackType[];
  /** Milliseconds to wait first. */
  after?: number;
}

/** Asks the server what this person is to be asked, once, and then asks them. Never over another dialog. */
export function FeedbackPrompt({ types, after = 3_000 }: FeedbackPromptProps) {
  const [due, setDue] = useState<FeedbackType | null>(null);
  const [open, setOpen] = useState(true);
  const asked = types.join(',');

  useEffect(() => {
    const left = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      const type = await askServer(asked, left.signal);
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
  }, [asked, after]);

  if (!due) return null;
  return (
    <Suspense>
      <FeedbackDialog type={due} open={open} onClose={() => setOpen(false)} />
    </Suspense>
  );
}

/** Whoever cannot be asked just now is not: it is nothing that a person waits for. */
async function askServer(types: string, signal: AbortSignal): Promise<FeedbackType | null> {
  const answer = await callServer<{ due: FeedbackType | null }>(`/app/feedback?types=${types}`, { signal });
  return answer.ok ? answer.data.due : null;
}

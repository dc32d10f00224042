import { useEffect, useRef, useState } from 'react';
import { callServer } from '~/ui/http/call-server.ts';
import type { ShownRefusal } from '~/ui/http/refusal-text.tsx';
import { ASSISTANT_PATH, type ConsentNeeded, type Suggestion } from '../model.ts';
import type { AssistantRequest } from '../schema.ts';

type Request = Exclude<AssistantRequest, { task: 'withdraw' }>;

type Step =
  | { name: 'idle' }
  | { name: 'waiting' }
  | { name: 'consent'; needed: ConsentNeeded; request: Request }
  | { name: 'failed'; refusal: ShownRefusal; request: Request }
  | { name: 'done'; suggestion: Suggestion; request: Request };

/** A little longer than the server gives the model. */
const LONGEST_MS = 75_000;

/** One suggestion at a time: asked for, called off, agreed to. Closing the dialog or leaving the page ends it. */
export function useSuggestion() {
  const [step, setStep] = useState<Step>({ name: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const ask = async (request: Request) => {
    running.current?.abort();
    const call = new AbortController();
    running.current = call;
    setStep({ name: 'waiting' });
    const { signal } = call;
    const answer = await callServer<Suggestion | ConsentNeeded>(ASSISTANT_PATH, {
      json: request,
      signal,
      timeoutMs: LONGEST_MS,
    });
    if (signal.aborted) return;
    if (!answer.ok) setStep({ name: 'failed', refusal: answer.refusal, request });
    else if (answer.data.state === 'consent') setStep({ name: 'consent', needed: answer.data, request });
    else setStep({ name: 'done', suggestion: answer.data, request });
  };
  const reset = () => {
    running.current?.abort();
    setStep({ name: 'idle' });
  };
  return { step, ask, reset };
}

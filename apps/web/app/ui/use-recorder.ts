import { useEffect, useRef, useState } from 'react';

/** The person or the browser said no; there is no microphone; the browser cannot record; it was stopped before any sound came. */
export type RecorderRefusal = 'refused' | 'missing' | 'unable' | 'empty';

type RecorderState =
  | { step: 'idle' }
  | { step: 'asking' }
  | { step: 'recording'; startedAt: number }
  | { step: 'recorded'; blob: Blob; url: string; seconds: number }
  | { step: 'refused'; reason: RecorderRefusal };

const BITS_PER_SECOND = 64_000;
const FORMATS = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];

/** Records with the browser's own recorder. What was recorded stays in the page until it is used or thrown away. */
export function useRecorder({ longestMs }: { longestMs: number }) {
  const [state, setState] = useState<RecorderState>({ step: 'idle' });
  const recorder = useRef<MediaRecorder>(undefined);
  const left = useRef(false);

  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      if (recorder.current?.state === 'recording') recorder.current.stop();
    };
  }, []);
  const url = state.step === 'recorded' ? state.url : undefined;
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);

  async function start(): Promise<void> {
    if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices)
      return setState({ step: 'refused', reason: 'unable' });
    setState({ step: 'asking' });
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (left.current) return release(stream);
      record(stream);
    } catch (error) {
      const missing = error instanceof DOMException && error.name === 'NotFoundError';
      setState({ step: 'refused', reason: missing ? 'missing' : 'refused' });
    }
  }

  function record(stream: MediaStream): void {
    const mimeType = FORMATS.find((format) => MediaRecorder.isTypeSupported(format));
    const running = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND });
    const parts: Blob[] = [];
    const startedAt = Date.now();
    const timer = setTimeout(() => running.stop(), longestMs);
    running.addEventListener('dataavailable', ({ data }) => parts.push(data));
    running.addEventListener('stop', () => {
      clearTimeout(timer);
      release(stream);
      if (left.current) return;
      const blob = new Blob(parts, { type: running.mimeType });
      if (blob.size === 0) return setState({ step: 'refused', reason: 'empty' });
      const seconds = (Date.now() - startedAt) / 1000;
      setState({ step: 'recorded', blob, url: URL.createObjectURL(blob), seconds });
    });
    recorder.current = running;
    running.start(1_000);
    setState({ step: 'recording', startedAt });
  }

  return {
    state,
    start,
    stop: () => recorder.current?.stop(),
    reset: () => setState({ step: 'idle' }),
  };
}

function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

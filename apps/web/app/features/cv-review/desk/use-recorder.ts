import { useEffect, useRef, useState } from 'react';

type RecorderState =
  | { step: 'idle' }
  | { step: 'asking' }
  | { step: 'recording'; startedAt: number }
  | { step: 'recorded'; blob: Blob; url: string; seconds: number }
  | { step: 'refused'; text: string };

/** As long as a voice note may be; at this rate it stays far below 20 MB. */
const LONGEST_MS = 30 * 60_000;
const BITS_PER_SECOND = 64_000;
const FORMATS = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];

const REFUSED = 'Mikrofon tidak diizinkan. Beri izin lewat ikon di bilah alamat, lalu coba lagi.';
const MISSING = 'Mikrofon tidak ditemukan. Sambungkan mikrofon, atau unggah rekaman.';
const UNABLE = 'Browser ini belum bisa merekam. Unggah rekaman dari aplikasi lain, ya.';

/** Records with the browser's own recorder. What was recorded stays in the page until it is used or thrown away. */
export function useRecorder() {
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
      return setState({ step: 'refused', text: UNABLE });
    setState({ step: 'asking' });
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (left.current) return release(stream);
      record(stream);
    } catch (error) {
      const missing = error instanceof DOMException && error.name === 'NotFoundError';
      setState({ step: 'refused', text: missing ? MISSING : REFUSED });
    }
  }

  function record(stream: MediaStream): void {
    const mimeType = FORMATS.find((format) => MediaRecorder.isTypeSupported(format));
    const running = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND });
    const parts: Blob[] = [];
    const startedAt = Date.now();
    const timer = setTimeout(() => running.stop(), LONGEST_MS);
    running.addEventListener('dataavailable', ({ data }) => parts.push(data));
    running.addEventListener('stop', () => {
      clearTimeout(timer);
      release(stream);
      if (left.current) return;
      const blob = new Blob(parts, { type: running.mimeType });
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

import { useEffect, useRef } from 'react';
import { Button } from '~/ui/button.tsx';
import type { UploadState } from '~/ui/http/use-upload.ts';
import { ProgressBar } from '~/ui/progress-bar.tsx';
import css from './upload-form.module.css';

type Running = Extract<UploadState, { step: 'sending' | 'reading' }>;

/** Longer than most readings: from here on the seconds are shown, or it would look stuck. */
const LONG_S = 10;

interface UploadProgressProps {
  state: Running;
  /** Since the server has the file. */
  seconds: number;
  cancel: () => void;
}

/** How far a CV is: on its way, then with the reader. */
export function UploadProgress({ state, seconds, cancel }: UploadProgressProps) {
  const box = useRef<HTMLDivElement>(null);
  // What was pressed to get here is gone; the focus would be lost with it.
  useEffect(() => box.current?.focus(), []);
  const title = titleOf(state);
  return (
    <div ref={box} tabIndex={-1} className={css.progress}>
      <p className={css.title}>{title}</p>
      <p className={css.hint}>
        {state.fileName}
        {state.step === 'reading' && <> · menunggu giliran, lalu dibaca mesin. Jangan tutup halaman ini.</>}
      </p>
      <ProgressBar label={title} value={state.step === 'sending' ? state.percent : undefined} />
      {state.step === 'reading' && seconds >= LONG_S && (
        <p className={css.elapsed}>
          Sudah {seconds} detik, lebih lama dari biasanya. <span className="unbroken">CV-mu</span> masih
          diproses.
        </p>
      )}
      {state.step === 'sending' && (
        <Button variant="ghost" onClick={cancel}>
          Batal
        </Button>
      )}
    </div>
  );
}

/** The same for those who hear the page: each step once, and every ten seconds that it still goes on. */
export function spokenProgress(state: UploadState, seconds: number): string {
  if (state.step !== 'sending' && state.step !== 'reading') return '';
  if (state.step === 'sending' || seconds < LONG_S) return titleOf(state);
  return `CV-mu masih diproses, sudah ${seconds - (seconds % LONG_S)} detik.`;
}

function titleOf({ step }: Running): string {
  return step === 'sending' ? 'Mengunggah CV…' : 'CV mu sedang diproses';
}

import { useState, type RefObject } from 'react';
import type { SeenTips } from '~/features/cv-library/public.server.ts';
import { CoachMark } from './coach-mark.tsx';

interface CvTipsProps {
  /** Which of the two pairs, and the flag that says that it was seen. */
  tip: keyof SeenTips;
  /** What the first and the second tip point at. */
  targets: [RefObject<HTMLElement | null>, RefObject<HTMLElement | null>];
  onFinish: () => void;
}

const words = {
  notFirstCvMaker: [
    {
      title: 'Buat CV kamu sendiri',
      text: 'Mulai dari contoh sesuai peran yang kamu tuju, lalu isi langkah demi langkah.',
      action: 'Selanjutnya',
    },
    {
      title: 'Unggah CV',
      text: 'Sudah punya CV dalam PDF? Simpan di sini supaya mudah dibagikan dan dicek.',
      action: 'Selesai',
    },
  ],
  notFirstAskCvReview: [
    {
      title: 'Ask for ATS Check',
      text: 'Lihat apa yang dibaca sistem rekruter (ATS) dari CV-mu sebelum kamu melamar.',
      action: 'Selanjutnya',
    },
    {
      title: 'Ask for CV Review',
      text: 'Minta masukan dari reviewer profesional lewat voice note.',
      action: 'Tutup',
    },
  ],
} as const;

/** Two tips, one after the other; seen to the end they never come back. */
export function CvTips({ tip, targets, onFinish }: CvTipsProps) {
  const [step, setStep] = useState<0 | 1>(0);
  const finish = () => {
    // A beacon arrives even if the page is left at once.
    navigator.sendBeacon('/app/cv/dashboard', new URLSearchParams({ intent: 'seen', tip }));
    // Who used the keyboard goes on at what was pointed at.
    const target = targets[step].current;
    const control = target?.matches('a, button')
      ? target
      : target?.querySelector<HTMLElement>('input:not([type=hidden])');
    control?.focus({ preventScroll: true });
    onFinish();
  };
  return (
    <CoachMark
      target={targets[step]}
      step={`${step + 1} dari 2`}
      {...words[tip][step]}
      onAction={() => (step === 0 ? setStep(1) : finish())}
      onLeave={finish}
    />
  );
}

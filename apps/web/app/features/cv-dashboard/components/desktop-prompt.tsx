import { useEffect, useState } from 'react';
import { IconDeviceDesktop, IconDeviceMobile, IconX } from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import css from './desktop-prompt.module.css';
import { leaveDesktop, rememberVersionChoice, showDesktop, type VersionChoice } from '../desktop-version.ts';

interface DesktopPromptProps {
  /** What was chosen before. */
  initial: VersionChoice;
  onChoose: (choice: VersionChoice) => void;
}

/** On a small screen: an offer to see the CV Maker as a desk shows it, and then the way back. */
export function DesktopPrompt({ initial, onChoose }: DesktopPromptProps) {
  const [choice, setChoice] = useState(initial);
  useEffect(() => {
    if (choice === 'desktop') showDesktop();
  }, [choice]);

  if (choice === 'phone') return null;
  const choose = (next: 'desktop' | 'phone') => {
    rememberVersionChoice(next);
    setChoice(next);
    onChoose(next);
    if (next === 'phone') leaveDesktop();
  };
  if (choice === 'desktop')
    return (
      <div className={css.back}>
        <Button variant="secondary" icon={<IconDeviceMobile aria-hidden />} onClick={() => choose('phone')}>
          Kembali ke versi ponsel
        </Button>
      </div>
    );
  return (
    <aside className={css.prompt} aria-label="Versi desktop">
      <IconDeviceDesktop size={28} aria-hidden className={css.icon} />
      <div>
        <p className={css.title}>CV Maker lebih leluasa di layar besar</p>
        <p className={css.text}>Kamu tetap bisa lanjut di ponsel, atau lihat tampilan desktop di sini.</p>
      </div>
      <Button variant="secondary" size="sm" onClick={() => choose('desktop')}>
        Buka versi desktop
      </Button>
      <button
        type="button"
        className={css.close}
        aria-label="Tetap di versi ponsel"
        onClick={() => choose('phone')}
      >
        <IconX size={20} aria-hidden />
      </button>
    </aside>
  );
}

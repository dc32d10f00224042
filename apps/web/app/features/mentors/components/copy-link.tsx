import { useState } from 'react';
import { IconLink } from '@tabler/icons-react';
import { mentorPage } from '~/content/mentor-page.ts';
import { useSnackbar } from '~/ui/snackbar.tsx';
import css from './mentor-head.module.css';
import { useSettled } from './use-settled.ts';

const COPIED_MS = 1_500;

/** Puts the address of this mentor into the clipboard and says so for a moment. Needs script. */
export function CopyLink({ path }: { path: string }) {
  const [copied, setCopied] = useState(false);
  const settled = useSettled(COPIED_MS);
  const snackbar = useSnackbar();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(path, location.origin).href);
    } catch {
      snackbar.show({ tone: 'error', text: mentorPage.notCopied });
      return;
    }
    setCopied(true);
    settled.later(() => setCopied(false));
  };
  return (
    <span className={css.copyWrap}>
      <button type="button" className={css.action} onClick={() => void copy()}>
        <IconLink size={20} aria-hidden />
        {mentorPage.copy}
      </button>
      <span role="status" lang="en" className={css.tip} data-copied={copied || undefined}>
        {copied && mentorPage.copied}
      </span>
    </span>
  );
}

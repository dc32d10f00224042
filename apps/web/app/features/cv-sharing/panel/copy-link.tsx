import { useEffect, useRef, useState } from 'react';
import { IconCopy } from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import css from './copy-link.module.css';

/** How long the tooltip stays (product document 2, section 9). */
const SHOWN_MS = 1_500;

/** A link to hand on, and the button that copies it. */
export function CopyLink({ url }: { url: string }) {
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      // Not allowed, or no clipboard outside https: then the old way, from a selected field.
      field.current?.select();
      // oxlint-disable-next-line typescript/no-deprecated -- the only other way there is
      if (!document.execCommand('copy')) return;
    }
    setCopied(true);
  };
  return (
    <div className={css.row}>
      <input
        ref={field}
        className={css.url}
        aria-label="Tautan CV"
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <span className={css.holder}>
        <Button icon={<IconCopy aria-hidden />} onClick={() => void copy()} full>
          Copy Link
        </Button>
        <span role="status" className={css.tip} data-shown={copied || undefined}>
          {copied && 'Copied to clipboard!'}
        </span>
      </span>
    </div>
  );
}

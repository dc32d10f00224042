import { useState, type MouseEvent } from 'react';
import { IconCheck, IconCopy, IconDeviceDesktop } from '@tabler/icons-react';
import { useRevalidator, useSearchParams } from 'react-router';
import { Button } from '~/ui/button.tsx';
import { cx } from '~/ui/cx.ts';
import { LinkButton } from '~/ui/link-button.tsx';
import { rememberPhone } from '../phone-cookie.ts';
import css from './small-screen-notice.module.css';

const COPIED_MS = 1_500;

/** Below 960 px the checker asks for a larger screen; who wants to goes on all the same. */
export function SmallScreenNotice() {
  const [params] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [copied, setCopied] = useState(false);
  const onPhone = new URLSearchParams([...params, ['ponsel', '1']]);

  const copy = async () => {
    await navigator.clipboard.writeText(location.href);
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_MS);
  };
  const goOn = (event: MouseEvent) => {
    event.preventDefault();
    rememberPhone();
    void revalidate();
  };
  return (
    <section className={css.notice} aria-labelledby="ats-small-screen">
      <span className={css.picture}>
        <IconDeviceDesktop size={44} stroke={1.4} aria-hidden />
      </span>
      <h2 id="ats-small-screen" className={css.title}>
        ATS Checker is only available on Desktop
      </h2>
      <p className={css.text}>
        CV dan hasil bacaannya paling enak dilihat berdampingan di layar lebar. Salin tautan ini, lalu buka di
        laptopmu.
      </p>
      <Button
        className="needs-script"
        icon={copied ? <IconCheck size={20} aria-hidden /> : <IconCopy size={20} aria-hidden />}
        onClick={() => void copy()}
      >
        Copy Link
      </Button>
      <LinkButton to={`?${onPhone}`} variant="ghost" size="sm" onClick={goOn}>
        Lanjutkan di ponsel
      </LinkButton>
      <p role="status" className={cx(css.copied, 'needs-script')}>
        {copied && 'Copied to clipboard!'}
      </p>
    </section>
  );
}

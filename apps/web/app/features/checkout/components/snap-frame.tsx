import { useEffect, useEffectEvent, useId } from 'react';
import type { SnapPage } from '~/services/payments/snap-page.ts';
import { Banner } from '~/ui/banner.tsx';
import css from './payment-dialog.module.css';
import { loadSnap } from './load-snap.ts';

interface SnapFrameProps extends SnapPage {
  failed: boolean;
  /** The script did not come. */
  onFail: () => void;
}

/**
 * Midtrans's page inside ours, by its own script. What it reports is not listened to: our server asks Midtrans. Where the
 * script does not come, the way to the page itself stands below.
 */
export function SnapFrame({ token, clientKey, scriptUrl, failed, onFail }: SnapFrameProps) {
  const id = useId();
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    let shown = false;
    let gone = false;
    const show = (snap: NonNullable<Window['snap']>) => {
      if (gone) return;
      shown = true;
      const hear = () => {};
      snap.embed(token, { embedId: id, onSuccess: hear, onPending: hear, onError: hear, onClose: hear });
    };
    void loadSnap({ clientKey, scriptUrl }).then(show, () => fail());
    return () => {
      gone = true;
      if (shown) window.snap?.hide?.();
    };
  }, [id, token, clientKey, scriptUrl]);
  return (
    <>
      {failed && (
        <Banner tone="warning" className={css.refusal}>
          Halaman pembayaran tidak bisa ditampilkan di sini. Buka halamannya lewat tombol di bawah; pesananmu
          tetap tersimpan.
        </Banner>
      )}
      <div id={id} className={failed ? undefined : css.snap} />
    </>
  );
}

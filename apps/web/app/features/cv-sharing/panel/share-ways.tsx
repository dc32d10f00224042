import { useState } from 'react';
import {
  IconBrandLinkedin,
  IconBrandWhatsapp,
  IconDownload,
  IconQrcode,
  IconShare2,
} from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import { ExternalLink } from '~/ui/external-link.tsx';
import { useHydrated } from '~/ui/use-hydrated.ts';
import { qrOf, qrPath, qrPng, type Qr } from './qr.ts';
import css from './share-ways.module.css';

const TEXT = 'Halo, ini CV-ku. Terima kasih sudah meluangkan waktu membacanya:';

/** Ways to hand a link on: by a chat, a network, a code to point a camera at, and whatever the device offers. */
export function ShareWays({ url }: { url: string }) {
  const [qr, setQr] = useState<Qr | null>(null);
  const canShare = useHydrated() && 'share' in navigator;
  const share = async () => {
    // Who closes the sheet again has not failed.
    await navigator.share({ title: 'CV', text: TEXT, url }).catch(() => undefined);
  };
  return (
    <div className={css.ways}>
      <ul className={css.row}>
        <li>
          <ExternalLink
            className={css.way}
            href={`https://wa.me/?text=${encodeURIComponent(`${TEXT} ${url}`)}`}
          >
            <IconBrandWhatsapp size={24} aria-hidden />
            WhatsApp
          </ExternalLink>
        </li>
        <li>
          <ExternalLink
            className={css.way}
            href={`https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`}
          >
            <IconBrandLinkedin size={24} aria-hidden />
            LinkedIn
          </ExternalLink>
        </li>
        <li>
          <button
            type="button"
            className={css.way}
            aria-expanded={qr !== null}
            onClick={() => {
              if (qr) setQr(null);
              else void qrOf(url).then(setQr);
            }}
          >
            <IconQrcode size={24} aria-hidden />
            Kode QR
          </button>
        </li>
        {canShare && (
          <li>
            <button type="button" className={css.way} onClick={() => void share()}>
              <IconShare2 size={24} aria-hidden />
              Lainnya
            </button>
          </li>
        )}
      </ul>
      {qr && (
        <div className={css.qr}>
          <svg
            className={css.code}
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            role="img"
            aria-label="Kode QR ke tautan CV"
            shapeRendering="crispEdges"
          >
            <rect width={qr.size} height={qr.size} fill="var(--paper)" />
            <path d={qrPath(qr)} fill="var(--opaque)" />
          </svg>
          <div className={css.words}>
            <p>
              Arahkan kamera ke kode ini untuk membuka <span className="unbroken">CV-mu</span>. Cocok untuk
              kartu nama dan job fair.
            </p>
            <Button
              variant="secondary"
              size="sm"
              icon={<IconDownload aria-hidden />}
              onClick={() => qrPng(qr, 'qr-cv.png')}
            >
              Unduh gambar QR
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { IconArrowsMinimize } from '@tabler/icons-react';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { callServer } from '~/ui/http/call-server.ts';
import { RefusalText, type ShownRefusal } from '~/ui/http/refusal-text.tsx';
import { builderUrl, stepOfSection } from '~/features/cv-builder/public.ts';
import type { FitOutcome } from './fit-cv.server.ts';
import { Hint } from '../controls/controls.tsx';
import controls from '../controls/controls.module.css';
import { formatPoints } from '~/ui/format/points.ts';
import type { PanelProps } from '../controls/panel-props.ts';
import css from './fit-one-page.module.css';

const FAILED = 'Belum bisa dihitung. Periksa koneksimu, lalu coba lagi.';

type Result =
  | { kind: 'failed'; refusal: ShownRefusal }
  | { kind: 'already' }
  | { kind: 'fitted' }
  | { kind: 'small'; looks: Fitted['looks'] }
  | CannotFit;
type Fitted = Extract<FitOutcome, { fits: true }>;
type CannotFit = { kind: 'cannot' } & Extract<FitOutcome, { fits: false }>;

/** Brings the CV on one page by tightening what may be tightened, or says what is too much. */
export function FitOnePage({ cvId, document, setLooks }: PanelProps) {
  const [busy, setBusy] = useState(false);
  const [answered, setAnswered] = useState<{ result: Result; of: string } | null>(null);
  const answer = useRef<HTMLDivElement>(null);
  // What is said of a CV that has changed since, be it by undo, is true no longer.
  const result = answered?.of === JSON.stringify(document) ? answered.result : null;
  // The button is the panel's last thing: what it says would stand below the edge of the screen.
  useEffect(() => {
    if (result) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);

  const say = (found: Result, looks = {}) =>
    setAnswered({
      result: found,
      of: JSON.stringify({ ...document, metadata: { ...document.metadata, ...looks } }),
    });
  const ask = async () => {
    const sent = await callServer<FitOutcome>(`/app/cv/${cvId}/fit`, { json: document, lost: FAILED });
    if (!sent.ok) return say({ kind: 'failed', refusal: sent.refusal });
    const outcome = sent.data;
    if (!outcome.fits) return say({ kind: 'cannot', ...outcome });
    const { fontSize, spacing, margin } = document.metadata;
    const { looks } = outcome;
    if (looks.fontSize === fontSize && looks.spacing === spacing && looks.margin === margin)
      return say({ kind: 'already' });
    return outcome.small ? say({ kind: 'small', looks }) : accept(looks);
  };
  const accept = (looks: Fitted['looks']) => {
    setLooks(looks);
    say({ kind: 'fitted' }, looks);
  };
  const fit = async () => {
    setBusy(true);
    await ask();
    setBusy(false);
  };

  return (
    <section className={css.section} aria-labelledby="fit-title">
      <h3 id="fit-title" className={controls.label}>
        Muat satu halaman
      </h3>
      <Hint>
        Jarak dan tepi dirapatkan dulu, baru ukuran teks. Kalau harus lebih kecil dari 9,5 pt, kamu ditanya
        dulu.
      </Hint>
      <Button
        variant="secondary"
        full
        icon={<IconArrowsMinimize aria-hidden />}
        loading={busy}
        onClick={() => void fit()}
      >
        Muat satu halaman
      </Button>
      {result && (
        <div ref={answer} className={css.answer}>
          <FitResult cvId={cvId} result={result} onAccept={accept} onRefuse={() => setAnswered(null)} />
        </div>
      )}
    </section>
  );
}

interface FitResultProps {
  cvId: string;
  result: Result;
  onAccept: (looks: Fitted['looks']) => void;
  onRefuse: () => void;
}

function FitResult({ cvId, result, onAccept, onRefuse }: FitResultProps) {
  if (result.kind === 'failed')
    return (
      <Banner tone="warning">
        <RefusalText {...result.refusal} />
      </Banner>
    );
  if (result.kind === 'already')
    return (
      <Banner tone="success">
        <span className="unbroken">CV-mu</span> sudah muat di satu halaman.
      </Banner>
    );
  if (result.kind === 'fitted')
    return (
      <Banner tone="success">
        Muat di satu halaman. Kurang cocok? Tekan Urungkan untuk mengembalikannya.
      </Banner>
    );
  if (result.kind === 'small')
    return (
      <div className={css.cannot}>
        <Banner tone="warning">
          Baru muat kalau teksnya {formatPoints(result.looks.fontSize)} pt. Di bawah 9,5 pt mulai melelahkan
          dibaca. Tetap pakai?
        </Banner>
        <div className={css.choices}>
          <Button variant="secondary" onClick={() => onAccept(result.looks)}>
            Pakai {formatPoints(result.looks.fontSize)} pt
          </Button>
          <Button variant="ghost" onClick={onRefuse}>
            Jangan diubah
          </Button>
        </div>
      </div>
    );
  return (
    <div className={css.cannot}>
      <Banner tone="warning">
        Belum muat: walau sudah serapat mungkin, isinya masih lebih {excess(result.overflow)}. Tidak ada yang
        diubah. Yang bisa dikurangi:
      </Banner>
      <ul className={css.cuts}>
        {result.cuts.map(({ text, section }) => (
          <li key={text}>
            {text} <Link to={builderUrl(cvId, stepOfSection(section))}>Ubah</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function excess(pages: number): string {
  if (pages >= 0.95) return `sekitar ${Math.max(1, Math.round(pages))} halaman`;
  return `sekitar ${Math.max(5, Math.round((pages * 100) / 5) * 5)}% halaman`;
}

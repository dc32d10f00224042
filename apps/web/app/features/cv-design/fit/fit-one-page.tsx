import { useState } from 'react';
import { Link } from 'react-router';
import { IconArrowsMinimize } from '@tabler/icons-react';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { callServer } from '~/ui/http/call-server.ts';
import { builderUrl } from '~/features/cv-builder/public.ts';
import type { FitOutcome } from './fit-cv.server.ts';
import { Hint } from '../controls/controls.tsx';
import controls from '../controls/controls.module.css';
import type { PanelProps } from '../controls/panel-props.ts';
import { stepOfSection } from '~/features/cv-builder/public.ts';
import css from './fit-one-page.module.css';

const FAILED = 'Belum bisa dihitung. Periksa koneksimu, lalu coba lagi.';

type Result = { kind: 'failed'; text: string } | { kind: 'already' } | { kind: 'fitted' } | CannotFit;
type CannotFit = { kind: 'cannot' } & Extract<FitOutcome, { fits: false }>;

/** Brings the CV on one page by tightening what may be tightened, or says what is too much. */
export function FitOnePage({ cvId, document, setLooks }: PanelProps) {
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<Result | null>(null);

  const ask = async (): Promise<Result> => {
    const answer = await callServer<FitOutcome>(`/app/cv/${cvId}/fit`, { json: document, lost: FAILED });
    if (!answer.ok) return { kind: 'failed', text: answer.refusal.text };
    const outcome = answer.data;
    if (!outcome.fits) return { kind: 'cannot', ...outcome };
    const { fontSize, spacing, margin } = document.metadata;
    const { looks } = outcome;
    if (looks.fontSize === fontSize && looks.spacing === spacing && looks.margin === margin)
      return { kind: 'already' };
    setLooks(looks);
    return { kind: 'fitted' };
  };
  const fit = async () => {
    setBusy(true);
    setResult(await ask());
    setBusy(false);
  };

  return (
    <section className={css.section} aria-labelledby="fit-title">
      <h3 id="fit-title" className={controls.label}>
        Muat satu halaman
      </h3>
      <Hint>
        Jarak dan tepi dirapatkan dulu, baru ukuran teks, tidak lebih kecil dari yang masih enak dibaca.
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
      {result && <FitResult cvId={cvId} result={result} />}
    </section>
  );
}

function FitResult({ cvId, result }: { cvId: string; result: Result }) {
  if (result.kind === 'failed') return <Banner tone="warning">{result.text}</Banner>;
  if (result.kind === 'already')
    return <Banner tone="success">CV-&#8288;mu sudah muat di satu halaman.</Banner>;
  if (result.kind === 'fitted')
    return (
      <Banner tone="success">
        Muat di satu halaman. Kurang cocok? Tekan Urungkan untuk mengembalikannya.
      </Banner>
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

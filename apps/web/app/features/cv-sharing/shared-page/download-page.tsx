import { useEffect, useState } from 'react';
import { IconCircleCheck, IconFileTypePdf, IconLock } from '@tabler/icons-react';
import { track } from '~/features/analytics/public.ts';
import { Button } from '~/ui/button.tsx';
import { LinkButton } from '~/ui/link-button.tsx';
import { BareLayout } from '~/ui/layouts/bare-layout.tsx';
import { ProgressBar } from '~/ui/progress-bar.tsx';
import css from './download-page.module.css';
import { fetchPdf } from './fetch-pdf.ts';

interface DownloadPageProps {
  id: string;
  locked: boolean;
  href: string;
}

type State =
  | { step: 'loading'; percent: number | undefined }
  | { step: 'done' }
  | { step: 'failed'; text: string };

/** Downloads a CV by itself, says how far it is, and offers to close the tab. */
export function DownloadPage({ id, locked, href }: DownloadPageProps) {
  const [state, setState] = useState<State>({ step: 'loading', percent: undefined });

  useEffect(() => {
    if (locked) return undefined;
    const left = new AbortController();
    void download(id, left.signal, setState);
    return () => left.abort();
  }, [locked, id]);

  return (
    <BareLayout middle>
      <div className={css.card} aria-live="polite">
        {locked ? <Locked id={id} /> : <Status state={state} href={href} />}
      </div>
    </BareLayout>
  );
}

function Status({ state, href }: { state: State; href: string }) {
  if (state.step === 'done')
    return (
      <>
        <IconCircleCheck size={56} stroke={1.4} className={css.done} aria-hidden />
        <h1 className={css.title}>CV sudah diunduh</h1>
        <p className={css.text}>Cari filenya di folder unduhan perangkatmu.</p>
        <Button full onClick={() => window.close()}>
          Close Tab
        </Button>
        <a href={href} download className={css.again}>
          Unduh sekali lagi
        </a>
      </>
    );
  if (state.step === 'failed')
    return (
      <>
        <IconFileTypePdf size={56} stroke={1.4} className={css.file} aria-hidden />
        <h1 className={css.title}>CV belum terunduh</h1>
        <p className={css.text} role="alert">
          {state.text}
        </p>
        <Button full onClick={() => location.reload()}>
          Coba lagi
        </Button>
      </>
    );
  return (
    <>
      <IconFileTypePdf size={56} stroke={1.4} className={css.file} aria-hidden />
      <h1 className={css.title}>Mengunduh CV…</h1>
      <ProgressBar label="Mengunduh CV" {...(state.percent !== undefined && { value: state.percent })} />
      <noscript>
        <a href={href} download className={css.again}>
          Unduh PDF
        </a>
      </noscript>
    </>
  );
}

function Locked({ id }: { id: string }) {
  return (
    <>
      <IconLock size={56} stroke={1.4} className={css.file} aria-hidden />
      <h1 className={css.title}>CV ini dilindungi password</h1>
      <p className={css.text}>
        Buka <span className="unbroken">CV-nya</span> dulu dengan password dari pemiliknya, lalu unduh dari
        sana.
      </p>
      <LinkButton to={`/r/${id}`} full>
        Masukkan password
      </LinkButton>
    </>
  );
}

async function download(id: string, signal: AbortSignal, tell: (state: State) => void): Promise<void> {
  try {
    const onProgress = (percent: number) => tell({ step: 'loading', percent });
    const { blob, fileName } = await fetchPdf({ id, signal, onProgress });
    save(blob, fileName);
    track('download');
    tell({ step: 'done' });
  } catch (error) {
    if (!signal.aborted) tell({ step: 'failed', text: error instanceof Error ? error.message : '' });
  }
}

function save(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

import type { Resume } from '@setapak/resume';
import { useRef, useState } from 'react';
import { Banner } from '~/ui/banner.tsx';
import { RefusalText } from '~/ui/http/refusal-text.tsx';
import { Button } from '~/ui/button.tsx';
import { cx } from '~/ui/cx.ts';
import { Spinner } from '~/ui/spinner.tsx';
import { PageNav } from './page-nav.tsx';
import css from './page-stage.module.css';
import { PdfPage } from './pdf-page.tsx';
import { StandIn } from './stand-in.tsx';
import { LateUnprintableBanner } from './late-unprintable-banner.tsx';
import { usePinch } from './use-pinch.ts';
import { usePrint } from './use-print.ts';
import { useRenderedPdf } from './use-rendered-pdf.ts';
import { useSize } from './use-size.ts';
import { ZoomBar } from './zoom-bar.tsx';
import { fittingWidth } from './zoom.ts';

interface PageStageProps {
  cvId: string;
  document: Resume;
  /** The stored version that the document began from: its picture stands in until the pages are there. */
  version: number;
  /** A panel is open: on a phone the bar makes room for it. */
  compact?: boolean;
}

/** One page at a time on a desk, as near as wanted. */
export function PageStage({ cvId, document, version, compact = false }: PageStageProps) {
  const { pdf, error, retry } = useRenderedPdf(`/app/cv/${cvId}/render`, document);
  const { ref, width, height } = useSize<HTMLDivElement>();
  const [wanted, setPage] = useState(1);
  const [zoom, setZoom] = useState(1);
  usePinch(ref, zoom, setZoom);
  const printed = useRef<HTMLDivElement>(null);
  usePrint(pdf, printed);
  const count = pdf?.numPages ?? 1;
  const page = Math.min(wanted, count);

  return (
    <div className={css.stage}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reached by keyboard */}
      <div ref={ref} className={css.desk} role="region" aria-label="Halaman CV" tabIndex={0}>
        {error && (
          <Banner tone="warning" className={css.error}>
            <RefusalText {...error} />{' '}
            <Button variant="ghost" size="sm" onClick={retry}>
              Coba lagi
            </Button>
          </Banner>
        )}
        <LateUnprintableBanner document={document} className={css.error} />
        {pdf && (
          <PdfPage
            pdf={pdf}
            number={page}
            count={count}
            width={fittingWidth({ width, height }) * zoom}
            className={css.page}
          />
        )}
        {!pdf && !error && (
          <div className={css.waiting}>
            <StandIn cvId={cvId} version={version} className={css.standIn} />
            <Spinner label="Menyiapkan halaman…" size={28} />
          </div>
        )}
      </div>
      <div ref={printed} className={css.printed} aria-hidden />
      {count > 1 && (
        <p className={css.missing} aria-hidden>
          Ini baru halaman {page} dari {count}. Untuk mencetak semuanya, unduh{' '}
          <span className="unbroken">PDF-nya</span> lalu cetak dari sana, atau tekan Ctrl+P.
        </p>
      )}
      <div className={cx(css.bar, compact && css.compact)}>
        <PageNav page={page} count={count} onPage={setPage} />
        <ZoomBar zoom={zoom} onZoom={setZoom} />
      </div>
    </div>
  );
}

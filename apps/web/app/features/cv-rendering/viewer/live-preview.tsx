import type { Resume } from '@setapak/resume';
import type { ReactNode } from 'react';
import { Banner } from '~/ui/banner.tsx';
import { RefusalText } from '~/ui/http/refusal-text.tsx';
import { Button } from '~/ui/button.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import { useDebounced } from '~/ui/use-debounced.ts';
import css from './live-preview.module.css';
import { PdfPage } from './pdf-page.tsx';
import { StandIn } from './stand-in.tsx';
import { useRenderedPdf } from './use-rendered-pdf.ts';
import { useSize } from './use-size.ts';

const MAX_WIDTH = 820;
/** More than this is seldom read. */
const READ_PAGES = 2;
/** A spinner for every key would only be noise. */
const BUSY_AFTER_MS = 400;

interface LivePreviewProps {
  cvId: string;
  document: Resume;
  /** The stored version that the document began from: its picture stands in until the pages are there. */
  version?: number;
  /** It stands beside the form, where there is room for it. */
  beside?: boolean;
}

/** The pages of a CV as they would be downloaded now, one below the other. */
export function LivePreview({ cvId, document, version, beside = false }: LivePreviewProps) {
  return (
    <LivePages
      url={`/app/cv/${cvId}/render`}
      document={document}
      label="Halaman CV"
      mostPages={READ_PAGES}
      standIn={version === undefined ? undefined : <StandIn cvId={cvId} version={version} beside={beside} />}
    />
  );
}

interface LivePagesProps {
  /** Where the document is sent to come back as a PDF. */
  url: string;
  document: object;
  label: string;
  /** More pages than recruiters usually read. */
  mostPages: number;
  /** Stands there until the pages do. */
  standIn?: ReactNode;
}

/** The pages of any document that the server sets. */
export function LivePages({ url, document, label, mostPages, standIn }: LivePagesProps) {
  const { pdf, busy, error, retry } = useRenderedPdf(url, document);
  const { ref, width } = useSize<HTMLDivElement>();
  const slow = useDebounced(busy, BUSY_AFTER_MS) && busy;
  const pageWidth = Math.min(MAX_WIDTH, width);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reached by keyboard
    <section className={css.preview} aria-label={label} aria-busy={busy} tabIndex={0}>
      {error && (
        <Banner tone="warning" className={css.error}>
          <RefusalText {...error} />{' '}
          <Button variant="ghost" size="sm" onClick={retry}>
            Coba lagi
          </Button>
        </Banner>
      )}
      <div ref={ref} className={css.pages}>
        {pdf &&
          Array.from({ length: pdf.numPages }, (_, index) => (
            <PdfPage key={index} pdf={pdf} number={index + 1} count={pdf.numPages} width={pageWidth} />
          ))}
        {!pdf && !error && standIn}
        {!pdf && !error && standIn === undefined && (
          <div className={css.waiting}>
            <Skeleton height="auto" radius={3} />
          </div>
        )}
      </div>
      {pdf && (
        <p className={css.length} data-long={pdf.numPages > mostPages || undefined}>
          {pdf.numPages} halaman
          {pdf.numPages > mostPages &&
            (mostPages === 1
              ? ': surat sebaiknya satu halaman saja'
              : ': rekruter biasanya membaca satu atau dua')}
        </p>
      )}
      {slow && pdf && (
        <span className={css.busy}>
          <Spinner size={18} />
          Memperbarui…
        </span>
      )}
    </section>
  );
}

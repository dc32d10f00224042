import type { Resume } from '@setapak/resume';
import { Banner } from '~/ui/banner.tsx';
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
  const { pdf, busy, error, retry } = useRenderedPdf(cvId, document);
  const { ref, width } = useSize<HTMLDivElement>();
  const slow = useDebounced(busy, BUSY_AFTER_MS) && busy;
  const pageWidth = Math.min(MAX_WIDTH, width);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reached by keyboard
    <section className={css.preview} aria-label="Halaman CV" aria-busy={busy} tabIndex={0}>
      {error && (
        <Banner tone="warning" className={css.error}>
          {error}{' '}
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
        {!pdf && !error && version !== undefined && <StandIn cvId={cvId} version={version} beside={beside} />}
        {!pdf && !error && version === undefined && (
          <div className={css.waiting}>
            <Skeleton height="auto" radius={3} />
          </div>
        )}
      </div>
      {pdf && (
        <p className={css.length} data-long={pdf.numPages > READ_PAGES || undefined}>
          {pdf.numPages} halaman
          {pdf.numPages > READ_PAGES && ': rekruter biasanya membaca satu atau dua'}
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

import type { Metadata, Resume } from '@setapak/resume';
import { serve } from '@setapak/worker-pool/worker';
import type { Engine } from './engine/engine.ts';
import { loadEngine } from './engine/load-engine.ts';
import { fitOnePage, type FitOptions } from './fit-one-page.ts';
import { renderLetter, type LetterPage } from './letter/letter.ts';
import type { PageImageOptions } from './page-image.ts';
import type { RenderOptions } from './render-options.ts';
import { renderWith } from './render.ts';
import { renderAtsReport, type AtsReport } from './report/ats-report.ts';
import { renderShareCard, type ShareCard } from './report/share-card.ts';
import { renderPayoutStatement, type PayoutStatement } from './report/payout-statement.ts';

serve({
  render: async (resume: Resume, options: RenderOptions, kind: Engine['kind']) =>
    renderWith(await loadEngine(kind), resume, options),
  fitOnePage: async (resume: Resume, options: FitOptions, kind: Engine['kind']) =>
    fitOnePage(await loadEngine(kind), resume, options),
  letter: async (page: LetterPage, look: Metadata, kind: Engine['kind']) =>
    renderLetter(await loadEngine(kind), page, look),
  atsReport: async (report: AtsReport, kind: Engine['kind']) =>
    renderAtsReport(await loadEngine(kind), report),
  payoutStatement: async (statement: PayoutStatement, kind: Engine['kind']) =>
    renderPayoutStatement(await loadEngine(kind), statement),
  shareCard: async (card: ShareCard, kind: Engine['kind']) => renderShareCard(await loadEngine(kind), card),
  // Loaded with the first picture: PDFium and sharp take 60 MB.
  pageImage: async (pdf: Uint8Array, options: PageImageOptions) => {
    const { pageImage } = await import('./page-image.ts');
    return pageImage(pdf, options);
  },
});

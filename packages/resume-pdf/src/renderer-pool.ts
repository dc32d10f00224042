import { join } from 'node:path';
import type { Metadata, Resume } from '@setapak/resume';
import { createWorkerPool } from '@setapak/worker-pool';
import type { Engine } from './engine/engine.ts';
import { availableEngine } from './engine/available-engine.ts';
import { engineEnvironment } from './engine/engine-environment.ts';
import { RenderError, type RenderErrorCode } from './error.ts';
import { packageFolder } from './package-folder.ts';
import type { Fit, FitOptions } from './fit-one-page.ts';
import type { PageImageOptions } from './page-image.ts';
import type { LetterPage } from './letter/letter.ts';
import type { AtsReport } from './report/ats-report.ts';
import type { PayoutStatement } from './report/payout-statement.ts';
import type { ShareCard } from './report/share-card.ts';
import type { RenderOptions } from './render-options.ts';

export { RenderError } from './error.ts';
export type { Fit, Fitting } from './fit-one-page.ts';
export type { RenderErrorCode } from './error.ts';
export type { LetterPage } from './letter/letter.ts';
export type { AtsReport } from './report/ats-report.ts';
export type { PayoutStatement } from './report/payout-statement.ts';
export type { ShareCard } from './report/share-card.ts';

export interface RendererPoolOptions {
  /** Processes side by side. */
  size: number;
  /** Milliseconds that one task may run. */
  timeoutMs?: number;
  /** Resident bytes that one process may use. */
  memoryBytes?: number;
  /** Tasks that may wait; one more is refused with `busy`. */
  maxQueue?: number;
  /** In place of what the platform offers; for tests. */
  engine?: Engine['kind'];
}

export interface RendererPool {
  /** A CV as PDF. @throws RenderError */
  render(resume: Resume, options: RenderOptions): Promise<Uint8Array>;
  /** A letter as PDF, in the look of a CV. @throws RenderError */
  letter(page: LetterPage, look: Metadata): Promise<Uint8Array>;
  /** The report of an ATS check as PDF. @throws RenderError */
  atsReport(report: AtsReport): Promise<Uint8Array>;
  /** The statement of a mentor's payout as PDF. @throws RenderError */
  payoutStatement(statement: PayoutStatement): Promise<Uint8Array>;
  /** The picture of a shared CV, still as PDF: 1200 by 630 points. @throws RenderError */
  shareCard(card: ShareCard): Promise<Uint8Array>;
  /** One page of any PDF as WebP. @throws RenderError */
  pageImage(pdf: Uint8Array, options: PageImageOptions): Promise<Uint8Array>;
  /** The mildest tightening that brings a CV on one page. @throws RenderError */
  fitOnePage(resume: Resume, options?: FitOptions): Promise<Fit>;
  /** Kills the workers; what runs or waits ends with `closed`. */
  close(): Promise<void>;
}

/** WebAssembly's memory grows by some 5 MB a CV and is only given back with its process. */
const WASM_TASKS = 40;

/** Renders in processes of their own, so that nothing a CV or PDF holds can stop or slow the program. */
export function createRendererPool(options: RendererPoolOptions): RendererPool {
  const { size, timeoutMs = 10_000, memoryBytes = 768 * 2 ** 20, maxQueue = 100 } = options;
  const engine = options.engine ?? availableEngine();
  const workers = createWorkerPool({
    script: join(packageFolder, 'src/worker.ts'),
    size,
    timeoutMs,
    memoryBytes,
    maxQueue,
    // A small nursery: 20 MB less a process at the same speed.
    execArgv: ['--max-semi-space-size=2'],
    env: engineEnvironment(),
    ...(engine === 'wasm' && { recycleAfter: WASM_TASKS }),
  });
  const run = async <T>(method: string, args: unknown[]): Promise<T> => {
    const attempt = () => workers.run<T>(method, args);
    // A process may still hold what a huge CV before this one took; a fresh one tells whether this one is at fault.
    return attempt()
      .catch((error: unknown) => (codeOf(error) === 'memory' ? attempt() : Promise.reject(error)))
      .catch(rethrow);
  };
  const bytes = async (method: string, args: unknown[]): Promise<Uint8Array> => {
    const { buffer, byteOffset, byteLength } = await run<Uint8Array>(method, args);
    return new Uint8Array(buffer, byteOffset, byteLength);
  };
  return {
    render: (resume, renderOptions) => bytes('render', [resume, renderOptions, engine]),
    pageImage: (pdf, imageOptions) => bytes('pageImage', [pdf, imageOptions]),
    fitOnePage: (resume, more = {}) => run('fitOnePage', [resume, more, engine]),
    letter: (page, look) => bytes('letter', [page, look, engine]),
    atsReport: (report) => bytes('atsReport', [report, engine]),
    payoutStatement: (statement) => bytes('payoutStatement', [statement, engine]),
    shareCard: (card) => bytes('shareCard', [card, engine]),
    close: () => workers.close(),
  };
}

const CODES: readonly string[] = [
  'too_large',
  'bad_resume',
  'compile',
  'bad_pdf',
  'no_such_page',
  'timeout',
  'memory',
  'crashed',
  'busy',
  'closed',
] satisfies RenderErrorCode[];

/** The pool's errors and those of the worker, as ours; a defect that has no code is `compile`. */
function rethrow(error: unknown): never {
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : String(error);
  throw new RenderError(CODES.includes(code) ? (code as RenderErrorCode) : 'compile', message);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

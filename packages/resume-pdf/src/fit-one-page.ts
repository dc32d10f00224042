import type { Metadata, Resume } from '@setapak/resume';
import type { Engine } from './engine/engine.ts';
import { pageCount, pageHeight } from './short-last-page.ts';
import { renderWith } from './render.ts';
import type { RenderOptions } from './render-options.ts';

/** What fitting may change. */
export type Fitting = Pick<Metadata, 'fontSize' | 'spacing' | 'margin'>;

export type Fit =
  /** `small`: only with letters that not everybody likes to read; ask before using them. */
  | { fits: true; looks: Fitting; small?: true }
  /** Not even at the smallest that is still easy to read. `overflow`: the height that does not find room, in pages. */
  | { fits: false; pages: number; overflow: number };

/** The least that a reader on paper and a recruiter at a screen take without leaning forward: 8¼ points of Montserrat's size. */
export const READABLE: Fitting = { fontSize: 11, spacing: 0.8, margin: 0.7 };

/** 9.5 points: smaller letters are the person's choice, not ours. */
export const COMFORTABLE_SIZE = 9.5 / 0.75;

const STEPS = 16;

/** What stands on the paper besides the document. */
export type FitOptions = Pick<RenderOptions, 'codeTo'>;

/**
 * Looks for the mildest tightening that brings a CV on one page: white space and margins first, then the letters. A CV that
 * is already tighter than the limits is not loosened.
 *
 * @throws RenderError
 */
export async function fitOnePage(engine: Engine, resume: Resume, options: FitOptions = {}): Promise<Fit> {
  const renderAt = (step: number, pages: RenderOptions['pages']) =>
    renderWith(
      engine,
      { ...resume, metadata: { ...resume.metadata, ...looksAt(resume, step) } },
      { ...options, pages },
    );
  const pagesAt = async (step: number) => pageCount(await renderAt(step, 'multi'));
  if ((await pagesAt(0)) <= 1) return { fits: true, looks: looksAt(resume, 0) };
  const tightest = await pagesAt(STEPS);
  if (tightest > 1) {
    const height = pageHeight(await renderAt(STEPS, 'single'));
    return { fits: false, pages: tightest, overflow: Math.max(0.01, height / paperHeight(resume) - 1) };
  }
  let [tooLoose, fitting] = [0, STEPS];
  while (fitting - tooLoose > 1) {
    const middle = Math.floor((tooLoose + fitting) / 2);
    if ((await pagesAt(middle)) <= 1) fitting = middle;
    else tooLoose = middle;
  }
  const looks = looksAt(resume, fitting);
  const isSmall = looks.fontSize < COMFORTABLE_SIZE && looks.fontSize < resume.metadata.fontSize;
  return { fits: true, looks, ...(isSmall && { small: true }) };
}

/** The first half of the way goes to white space, the second to the size of the letters. */
function looksAt({ metadata }: Resume, step: number): Fitting {
  const space = Math.min(1, (2 * step) / STEPS);
  const letters = Math.max(0, (2 * step) / STEPS - 1);
  return {
    spacing: toward(metadata.spacing, READABLE.spacing, space),
    margin: toward(metadata.margin, READABLE.margin, space),
    fontSize: toward(metadata.fontSize, READABLE.fontSize, letters),
  };
}

function toward(from: number, limit: number, share: number): number {
  return from <= limit || share === 0 ? from : Math.round((from + (limit - from) * share) * 1000) / 1000;
}

function paperHeight({ metadata }: Resume): number {
  return metadata.page === 'letter' ? 792 : 841.89;
}

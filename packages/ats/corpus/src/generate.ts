import { arrange, labelledLines, type LabelledLine } from './blocks/arrange.ts';
import type { Month } from './content/cv.ts';
import { makeCv } from './content/make-cv.ts';
import { Words } from './content/words.ts';
import { layouts as known } from './layouts/all.ts';
import type { Layout, Source } from './layouts/layout.ts';
import { Random } from './random.ts';
import { makeSheet } from './sheet/make-sheet.ts';
import type { Truth } from './sheet/truth.ts';
import { holdoutLayouts } from './split.ts';

interface GenerateOptions {
  count: number;
  seed: string;
  layouts: readonly Layout[];
  /** Up to when jobs that are still held count. */
  asOf: Month;
}

interface GeneratedCv {
  truth: Truth;
  meta: Truth['_meta'];
  /** What the layout's producer makes the PDF from. */
  source: Source;
  sections: string[];
  lines: LabelledLine[];
}

/** CVs in these layouts by turns, the same ones for the same seed. */
export async function* generate({
  count,
  seed,
  layouts,
  asOf,
}: GenerateOptions): AsyncGenerator<GeneratedCv> {
  const held = holdoutLayouts(known);
  for (let i = 0; i < count; i++) {
    const layout = layouts[i % layouts.length];
    if (!layout) return;
    const turn = Math.floor(i / layouts.length);
    const random = new Random(`${seed}:${layout.id}:${turn}`);
    const split = held.has(layout.id) ? 'holdout' : 'train';
    const lang = (turn * 2 + new Random(`lang:${layout.id}`).int(0, 4)) % 5 < 3 ? 'id' : 'en';
    const cv = makeCv(new Words(`${seed}:${layout.id}:${turn}:cv`, split), {
      id: `${seed}-${layout.id}-${turn}`,
      lang,
      asOf,
    });
    const {
      sheet,
      truth: { accept, optional, ...truth },
    } = makeSheet(random.fork('sheet'), cv, layout.shows, asOf);
    const page = arrange(sheet, layout.manner);
    const meta: Truth['_meta'] = {
      name: `${layout.id}-${lang}-${String(turn + 1).padStart(2, '0')}`,
      layout: layout.id,
      producer: layout.producer,
      columns: layout.columns,
      style: layout.style,
      lang,
      source: 'generated',
      doc: cv.id,
      split,
    };
    yield {
      meta,
      truth: { ...truth, _meta: meta, _accept: accept, _optional: optional },
      source: await layout.draw(page, random.fork('draw'), sheet),
      sections: page.sections.map((section) => section.kind),
      lines: labelledLines(page),
    };
  }
}

import { batchA } from './free/batch-a.ts';
import { batchB } from './free/batch-b.ts';
import { batchC } from './free/batch-c.ts';
import { batchD } from './free/batch-d.ts';
import { batchE } from './free/batch-e.ts';
import { batchF } from './free/batch-f.ts';
import { batchG } from './free/batch-g.ts';
import { batchH } from './free/batch-h.ts';
import { latexClasses } from './free/latex-classes.ts';
import { drawnLayouts } from './drawn-layouts.ts';
import { htmlLayouts } from './html-layouts.ts';
import { mixedLayouts } from './html-mix.ts';
import { otherHtmlLayouts } from './html-other.ts';
import { latexLayouts } from './latex-layouts.ts';
import type { Layout } from './layout.ts';
import { officeLayouts } from './office-layouts.ts';
import { pdfmakeLayouts } from './pdfmake-layouts.ts';
import { typstLayouts } from './typst-layouts.ts';

export const layouts: Layout[] = [
  ...htmlLayouts,
  ...mixedLayouts,
  ...otherHtmlLayouts,
  ...typstLayouts,
  ...latexLayouts,
  ...officeLayouts,
  ...drawnLayouts,
  ...pdfmakeLayouts,
  ...batchA,
  ...batchB,
  ...batchC,
  ...batchD,
  ...batchE,
  ...batchF,
  ...batchG,
  ...batchH,
  ...latexClasses,
];

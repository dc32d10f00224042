import type { Resume } from '@setapak/resume';
import { serve } from '@setapak/worker-pool/worker';
import type { Engine } from './engine/engine.ts';
import { loadEngine } from './engine/load-engine.ts';
import { pageImage } from './page-image.ts';
import type { RenderOptions } from './render-options.ts';
import { renderWith } from './render.ts';

serve({
  render: async (resume: Resume, options: RenderOptions, kind: Engine['kind']) =>
    renderWith(await loadEngine(kind), resume, options),
  pageImage,
});

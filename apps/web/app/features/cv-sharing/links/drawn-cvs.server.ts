import type { PageDescription } from '@setapak/ats/pool';
import type { Services } from '~/services/services.server.ts';
import type { SharedCv } from './open-share.server.ts';
import { codeAddress } from '~/features/cv-rendering/public.server.ts';
import { sharedPdf } from './shared-pdf.server.ts';

/** A shared CV as it is handed out: its PDF, its pages, and the pictures that were requested so far. */
export interface DrawnCv {
  pdf: Uint8Array;
  pages: PageDescription[];
  /** By the page's number. */
  pictures: Map<number, Promise<Uint8Array>>;
}

/** How many CVs a process keeps drawn; each is some hundred kilobytes. */
const KEPT = 60;

const kept = new Map<string, Promise<DrawnCv>>();

/**
 * What was drawn of a version is kept a while, so that a popular CV is drawn once. Only a process's own convenience: whether
 * a person may see it is checked before, every time.
 */
export async function drawnCv(
  services: Pick<Services, 'db' | 'baseUrl' | 'rendering' | 'reading' | 'storage' | 'log'>,
  { id, userId, version, source }: Pick<SharedCv, 'id' | 'userId' | 'version' | 'source'>,
  onMiss: () => Promise<void>,
): Promise<DrawnCv> {
  const { document } = source;
  const code = document ? await codeAddress({ services, userId, id, document }) : {};
  const key = `${id} ${version} ${source.fileKey ?? ''} ${code.codeTo ?? ''}`;
  const known = kept.get(key);
  if (known) {
    // The last one requested is the last to go.
    kept.delete(key);
    kept.set(key, known);
    return known;
  }
  await onMiss();
  const drawing = draw(services, { source, ...code });
  kept.set(key, drawing);
  drawing.catch(() => kept.delete(key));
  for (const [oldest] of kept) {
    if (kept.size <= KEPT) break;
    kept.delete(oldest);
  }
  return drawing;
}

async function draw(
  services: Pick<Services, 'rendering' | 'reading' | 'storage' | 'log'>,
  wanted: Parameters<typeof sharedPdf>[1],
): Promise<DrawnCv> {
  const pdf = await sharedPdf(services, wanted);
  return { pdf, pages: await services.reading.describe(pdf), pictures: new Map() };
}

import type { ComponentProps } from 'react';
import { DrawnPart } from '~/ui/layouts/drawn-part.tsx';
import { lazyPart } from '~/ui/lazy-part.ts';
import type { BoardPage } from './board-page.tsx';

const Page = lazyPart(async () => (await import('./board-page.tsx')).BoardPage);

/** The board: what drags its cards and keeps it on the device is more script than the page around it. */
export function LateBoardPage(props: ComponentProps<typeof BoardPage>) {
  return (
    <DrawnPart>
      <Page {...props} />
    </DrawnPart>
  );
}

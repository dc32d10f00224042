import type { ComponentProps } from 'react';
import { DrawnPart } from '~/ui/layouts/drawn-part.tsx';
import { lazyPart } from '~/ui/lazy-part.ts';
import type { HomePanel } from './home-panel.tsx';

const Panel = lazyPart(async () => (await import('./home-panel.tsx')).HomePanel);

/** The home of who is signed in: the server draws it with the page, and visitors' browsers do not load its script. */
export function LateHomePanel(props: ComponentProps<typeof HomePanel>) {
  return (
    <DrawnPart>
      <Panel {...props} />
    </DrawnPart>
  );
}

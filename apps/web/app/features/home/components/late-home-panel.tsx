import { Suspense, type ComponentProps } from 'react';
import type { HomePanel } from './home-panel.tsx';
import { lazyPart } from '~/ui/lazy-part.ts';

const Panel = lazyPart(async () => (await import('./home-panel.tsx')).HomePanel);

/** The home of who is signed in: the server draws it with the page, and visitors' browsers do not load its script. */
export function LateHomePanel(props: ComponentProps<typeof HomePanel>) {
  return (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  );
}

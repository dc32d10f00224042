import type { ComponentProps } from 'react';
import { DrawnPart } from '~/ui/layouts/drawn-part.tsx';
import { lazyPart } from '~/ui/lazy-part.ts';
import type { ServicesTab } from './services-tab.tsx';

const Tab = lazyPart(async () => (await import('./services-tab.tsx')).ServicesTab);

/** The second tab of a mentor's page. */
export function LateServicesTab(props: ComponentProps<typeof ServicesTab>) {
  return (
    <DrawnPart>
      <Tab {...props} />
    </DrawnPart>
  );
}

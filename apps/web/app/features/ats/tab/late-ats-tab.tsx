import type { ComponentProps } from 'react';
import { DrawnPart } from '~/ui/layouts/drawn-part.tsx';
import { lazyPart } from '~/ui/lazy-part.ts';
import type { AtsTab } from './ats-tab.tsx';

const Tab = lazyPart(async () => (await import('./ats-tab.tsx')).AtsTab);

/** The second tab of the dashboard, whose script the first does without. */
export function LateAtsTab(props: ComponentProps<typeof AtsTab>) {
  return (
    <DrawnPart>
      <Tab {...props} />
    </DrawnPart>
  );
}

import type { ComponentProps } from 'react';
import { DrawnPart } from '~/ui/layouts/drawn-part.tsx';
import { lazyPart } from '~/ui/lazy-part.ts';
import type { CheckView } from './check-view.tsx';

const View = lazyPart(async () => (await import('./check-view.tsx')).CheckView);

/** The result of a check: more script than the steps that lead to it. */
export function LateCheckView(props: ComponentProps<typeof CheckView>) {
  return (
    <DrawnPart>
      <View {...props} />
    </DrawnPart>
  );
}

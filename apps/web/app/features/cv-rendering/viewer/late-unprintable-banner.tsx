import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '~/ui/lazy-part.ts';
import { useHydrated } from '~/ui/use-hydrated.ts';
import type UnprintableBanner from './unprintable-banner.tsx';

const Banner = lazyPart(async () => (await import('./unprintable-banner.tsx')).default);

/** It knows the letters of every font, and hardly anybody needs to hear of one: it comes once the page stands. */
export function LateUnprintableBanner(props: ComponentProps<typeof UnprintableBanner>) {
  if (!useHydrated()) return null;
  return (
    <Suspense fallback={null}>
      <Banner {...props} />
    </Suspense>
  );
}

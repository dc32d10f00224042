import { Suspense } from 'react';
import { lazyPart } from '~/ui/lazy-part.ts';

const load = () => import('./gone-banner.tsx');
const Gone = lazyPart(async () => (await load()).GoneBanner);
const OtherAccount = lazyPart(async () => (await load()).OtherAccountBanner);

/** What is said once the server has refused a save: few ever see it, so its script comes with it. */
export function LateGoneBanner({ cvId }: { cvId: string }) {
  return (
    <Suspense fallback={null}>
      <Gone cvId={cvId} />
    </Suspense>
  );
}

export function LateOtherAccountBanner() {
  return (
    <Suspense fallback={null}>
      <OtherAccount />
    </Suspense>
  );
}

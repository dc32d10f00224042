import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '~/ui/lazy-part.ts';
import { useViewer } from '~/ui/layouts/use-viewer.ts';
import { readLocal, subscribeLocal } from './local-store.ts';

/** The quiz is loaded only by those few who bring answers along. */
const AdoptAnswers = lazyPart(async () => (await import('./adopt-answers.tsx')).AdoptAnswers);

/** What somebody answered as a visitor becomes theirs as soon as they are signed in. Stands once, in the root. */
export function AdoptedAnswers() {
  const signedIn = useViewer() !== null;
  const stored = useSyncExternalStore(subscribeLocal, readLocal, () => null);
  if (!signedIn || stored === null) return null;
  return (
    <Suspense fallback={null}>
      <AdoptAnswers />
    </Suspense>
  );
}

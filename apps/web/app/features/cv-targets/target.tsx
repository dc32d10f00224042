import type { Resume } from '@setapak/resume';
import { Suspense } from 'react';
import { Spinner } from '~/ui/spinner.tsx';
import { lazyPart } from '~/ui/lazy-part.ts';

const TargetPanel = lazyPart(async () => (await import('./target-panel.tsx')).default);

export interface TargetProps {
  cvId: string;
  /** What the CV says now. */
  document: Resume;
  /** Sends what is not stored yet. @returns whether everything is stored */
  flush: () => Promise<boolean>;
  /** Somebody goes to a place in the builder, or to another CV. */
  onLeave: () => void;
}

/** The job that a CV is made for, once somebody looks at it. */
export function Target(props: TargetProps) {
  return (
    <Suspense fallback={<Spinner size={24} />}>
      <TargetPanel {...props} />
    </Suspense>
  );
}

import type { ComponentProps } from 'react';
import { DrawnPart } from '~/ui/layouts/drawn-part.tsx';
import { lazyPart } from '~/ui/lazy-part.ts';
import type { CvLibrary } from './cv-library.tsx';

const Library = lazyPart(async () => (await import('./cv-library.tsx')).CvLibrary);

/** 'My CV', whose script neither visitors nor the ATS Checker need. */
export function LateCvLibrary(props: ComponentProps<typeof CvLibrary>) {
  return (
    <DrawnPart>
      <Library {...props} />
    </DrawnPart>
  );
}

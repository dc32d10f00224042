import type { ComponentProps } from 'react';
import { DrawnPart } from '~/ui/layouts/drawn-part.tsx';
import { lazyPart } from '~/ui/lazy-part.ts';
import type { BookPage } from './book-page.tsx';

const Page = lazyPart(async () => (await import('./book-page.tsx')).BookPage);

/** The form of a booking, which is sent without script, too. */
export function LateBookPage(props: ComponentProps<typeof BookPage>) {
  return (
    <DrawnPart>
      <Page {...props} />
    </DrawnPart>
  );
}

import type { ReactNode } from 'react';
import { useMedia } from '~/ui/use-media.ts';

/** Wide enough for the form and the pages side by side; the same number stands in builder.module.css. */
const WIDE = '(width >= 1024px)';

/**
 * Shows its children where the preview stands beside the form, or where there is no room for it. The server draws for a wide screen, and CSS
 * hides that on a phone until script knows better; a component of its own, so that a phone then draws these places anew and not the whole builder.
 */
export function Where({ wide, children }: { wide: boolean; children: ReactNode }) {
  return useMedia(WIDE, true) === wide && children;
}

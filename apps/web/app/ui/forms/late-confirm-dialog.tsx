import { Suspense, useState, type ComponentProps } from 'react';
import type { ConfirmDialog } from '../confirm-dialog.tsx';
import { lazyPart } from '../lazy-part.ts';

const Question = lazyPart(async () => (await import('../confirm-dialog.tsx')).ConfirmDialog);

/** A `ConfirmDialog` that is loaded once it is asked for: most people who see its button never press it. */
export function LateConfirmDialog(props: ComponentProps<typeof ConfirmDialog>) {
  const { open } = props;
  const [opened, setOpened] = useState(false);
  if (open && !opened) setOpened(true);
  if (!opened) return null;
  return (
    <Suspense>
      <Question {...props} />
    </Suspense>
  );
}

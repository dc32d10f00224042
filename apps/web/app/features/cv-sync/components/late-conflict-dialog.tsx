import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '~/ui/lazy-part.ts';
import type { ConflictDialog, ConflictList } from './conflict-dialog.tsx';

const load = () => import('./conflict-dialog.tsx');
const Dialog = lazyPart(async () => (await load()).ConflictDialog);
const List = lazyPart(async () => (await load()).ConflictList);

/** What two versions of a CV differ in; its script comes with the first difference. */
export function LateConflictDialog(props: ComponentProps<typeof ConflictDialog>) {
  if (props.conflicts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}

/** The same for any other document. */
export function LateConflictList(props: ComponentProps<typeof ConflictList>) {
  if (props.conflicts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <List {...props} />
    </Suspense>
  );
}

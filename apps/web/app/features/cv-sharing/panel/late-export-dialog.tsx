import { Suspense, useState, type ComponentProps } from 'react';
import { Dialog } from '~/ui/dialog.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import { lazyPart } from '~/ui/lazy-part.ts';
import type { ExportDialog } from './export-dialog.tsx';

const Panels = lazyPart(async () => (await import('./export-dialog.tsx')).ExportDialog);

/** The export dialog; its script comes when it is first opened. */
export function LateExportDialog(props: ComponentProps<typeof ExportDialog>) {
  const [wanted, setWanted] = useState(false);
  if (props.cv && !wanted) setWanted(true);
  if (!wanted) return null;
  const waiting = (
    <Dialog open={props.cv !== null} onClose={props.onClose} title="Export" size="md">
      <Spinner size={28} label="Memuat" />
    </Dialog>
  );
  return (
    <Suspense fallback={waiting}>
      <Panels {...props} />
    </Suspense>
  );
}

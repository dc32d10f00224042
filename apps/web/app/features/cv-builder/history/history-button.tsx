import type { Resume } from '@setapak/resume';
import { Suspense, useState } from 'react';
import { IconHistory } from '@tabler/icons-react';
import { Dialog } from '~/ui/dialog.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import { lazyPart } from '~/ui/lazy-part.ts';
import type { CvSync } from '~/features/cv-sync/public.ts';

const HistoryPanel = lazyPart(async () => (await import('./history-panel.tsx')).HistoryPanel);

interface HistoryButtonProps {
  cvId: string;
  /** What the CV says now. */
  document: Resume;
  sync: CvSync;
}

/** Opens the history of a CV: earlier versions to look at, to compare, to name and to bring back. */
export function HistoryButton({ cvId, document, sync }: HistoryButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label="Riwayat versi" onClick={() => setOpen(true)}>
        <IconHistory size={22} aria-hidden />
      </IconButton>
      <Dialog open={open} onClose={() => setOpen(false)} title="Riwayat versi" size="full">
        {open && (
          <Suspense fallback={<Spinner label="Memuat riwayat" />}>
            <HistoryPanel cvId={cvId} document={document} sync={sync} onRestored={() => setOpen(false)} />
          </Suspense>
        )}
      </Dialog>
    </>
  );
}

import { useState } from 'react';
import { IconHistory } from '@tabler/icons-react';
import { Dialog } from '~/ui/dialog.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { useSnackbar } from '~/ui/snackbar.tsx';
import type { CvSync } from '~/features/cv-sync/public.ts';
import { HistoryPanel } from './history-panel.tsx';
import { restored } from './restored.ts';

/** Opens the history of a CV: earlier versions to look at, to name and to bring back. */
export function HistoryButton({ cvId, sync }: { cvId: string; sync: CvSync }) {
  const [open, setOpen] = useState(false);
  const snackbar = useSnackbar();
  return (
    <>
      <IconButton label="Riwayat versi" onClick={() => setOpen(true)}>
        <IconHistory size={22} aria-hidden />
      </IconButton>
      <Dialog open={open} onClose={() => setOpen(false)} title="Riwayat versi" size="full">
        {open && (
          <HistoryPanel
            cvId={cvId}
            sync={sync}
            onRestore={(document) => {
              sync.edit((now) => restored(now, document));
              setOpen(false);
              snackbar.show({
                text: 'Versi dipulihkan',
                tone: 'success',
                action: { label: 'Urungkan', onClick: sync.undo },
              });
            }}
          />
        )}
      </Dialog>
    </>
  );
}

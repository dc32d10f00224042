import { useState } from 'react';
import { Dialog } from '~/ui/dialog.tsx';
import { SharePanel } from './share-panel.tsx';
import { DownloadPanel } from './download-panel.tsx';
import { TabSet } from './tab-set.tsx';

interface ExportDialogProps {
  cv: { id: string; name: string; uploaded?: boolean } | null;
  onClose: () => void;
  onDownload: () => void;
}

type Tab = 'download' | 'share';

const tabs = [
  { id: 'download', label: 'Download' },
  { id: 'share', label: 'Share' },
] as const;

/** Where a CV leaves: as a file, or under a link. */
export function ExportDialog({ cv, onClose, onDownload }: ExportDialogProps) {
  const [tab, setTab] = useState<Tab>('download');
  return (
    <Dialog open={cv !== null} onClose={onClose} title="Export" size="md">
      {cv && (
        <TabSet label="Export" tabs={tabs} current={tab} onChange={setTab}>
          {tab === 'download' ? (
            <DownloadPanel cv={cv} onDownload={onDownload} onClose={onClose} />
          ) : (
            <SharePanel key={cv.id} cvId={cv.id} />
          )}
        </TabSet>
      )}
    </Dialog>
  );
}

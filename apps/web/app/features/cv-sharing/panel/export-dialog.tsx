import { useState } from 'react';
import { Dialog } from '~/ui/dialog.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import { ExamplesQuestion } from './examples-question.tsx';
import { SharePanel } from './share-panel.tsx';
import { DownloadPanel } from './download-panel.tsx';
import { TabSet } from './tab-set.tsx';
import { useExamples } from './use-examples.ts';

interface ExportDialogProps {
  cv: { id: string; name: string; uploaded?: boolean } | null;
  onClose: () => void;
  /** @param finished nothing of it is a starter's example any more */
  onDownload: (finished: boolean) => void;
}

type Tab = 'download' | 'share';

const tabs = [
  { id: 'download', label: 'Download' },
  { id: 'share', label: 'Share' },
] as const;

/** Where a CV leaves: as a file, or under a link. What is still a starter's example is said above. */
export function ExportDialog({ cv, onClose, onDownload }: ExportDialogProps) {
  const [tab, setTab] = useState<Tab>('download');
  const examples = useExamples(cv && !cv.uploaded ? cv.id : null);
  return (
    <Dialog open={cv !== null} onClose={onClose} title="Export" size="md">
      {cv && examples.document && examples.asks && (
        <ExamplesQuestion
          cvId={cv.id}
          document={examples.document}
          sections={examples.sections}
          busy={examples.busy}
          problem={examples.problem}
          onRemove={() => void examples.remove()}
          onKeep={examples.keep}
        />
      )}
      {examples.looking && <Spinner size={28} label="Memuat" />}
      {cv && !examples.looking && (
        <TabSet label="Export" tabs={tabs} current={tab} onChange={setTab}>
          {tab === 'download' ? (
            <DownloadPanel
              cv={cv}
              onDownload={() => onDownload(examples.sections.length === 0)}
              onClose={onClose}
            />
          ) : (
            <SharePanel key={cv.id} cvId={cv.id} />
          )}
        </TabSet>
      )}
    </Dialog>
  );
}

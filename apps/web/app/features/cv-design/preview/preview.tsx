import { exampleSections, withoutExamples } from '@setapak/resume';
import { useState } from 'react';
import { FeedbackPrompt } from '~/features/feedback/public.ts';
import { cx } from '~/ui/cx.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import { useSnackbar } from '~/ui/snackbar.tsx';
import { LateConflictDialog, SaveStatus, isDirty, statusOf, useCvSync } from '~/features/cv-sync/public.ts';
import { ExamplesDialog, ExportDialog } from '~/features/cv-sharing/public.ts';
import { NameDialog, useCvActions } from '~/features/cv-library/public.ts';
import type { LoadedCv } from '~/features/cv-sync/public.server.ts';
import { LeaveUnsaved } from './leave-unsaved.tsx';
import { PageStage } from '~/features/cv-rendering/public.ts';
import { DesignDock } from '../panels/design-dock.tsx';
import type { PanelId } from '../controls/panel-list.ts';
import { PreviewActions } from './preview-actions.tsx';
import css from './preview.module.css';

/** A finished CV, page by page, and the ways on from it. */
export function Preview({ cv }: { cv: LoadedCv }) {
  const { sync, state } = useCvSync(cv);
  const [dialog, setDialog] = useState<'rename' | 'export' | 'examples' | null>(null);
  const [panel, setPanel] = useState<PanelId | null>(null);
  const [downloading, setDownloading] = useState(false);
  const [shareLooks, setShareLooks] = useState(0);
  const [downloaded, setDownloaded] = useState(false);
  const snackbar = useSnackbar();
  const actions = useCvActions();
  const status = statusOf(state);
  const unsaved = status !== 'saved' && status !== 'saving';

  /** What leaves as a file is what is stored, so what is not yet stored goes first. */
  const withSaved = async (run: () => void) => {
    setDownloading(true);
    const stored = await sync.flush();
    setDownloading(false);
    if (stored || !isDirty(sync.getState())) run();
    else snackbar.show({ text: 'Belum tersambung ke server. Coba lagi setelah tersimpan.', tone: 'error' });
  };

  /** What is an example is asked about, and never a reason to congratulate. */
  const hasExamples = () => exampleSections(sync.getState().document).length > 0;
  const takeAway = () =>
    void withSaved(() => {
      download(cv.id);
      setDialog(hasExamples() ? 'examples' : null);
      setDownloaded(!hasExamples());
    });

  return (
    <AppLayout
      title={cv.name}
      back="/app/cv/dashboard"
      backLabel="Kembali ke dashboard"
      width="full"
      actions={
        <PreviewActions
          cvId={cv.id}
          downloading={downloading}
          onDownload={takeAway}
          onRename={() => setDialog('rename')}
          onDuplicate={() => void withSaved(() => actions.duplicate(cv.id))}
          onExport={() => void withSaved(() => setDialog('export'))}
        />
      }
    >
      <div className={cx(css.room, panel && css.withPanel)} data-bottom-bar="preview">
        <PageStage
          key={shareLooks}
          cvId={cv.id}
          document={state.document}
          version={state.version}
          compact={panel !== null}
        />
        <DesignDock cvId={cv.id} sync={sync} state={state} open={panel} onOpen={setPanel} />
      </div>
      {status !== 'saved' && (
        <div className={css.status}>
          <SaveStatus status={status} />
          <LateConflictDialog document={state.document} conflicts={state.conflicts} onChoose={sync.choose} />
        </div>
      )}
      <NameDialog
        open={dialog === 'rename'}
        onClose={() => setDialog(null)}
        initial={cv.name}
        onSave={(name) => {
          actions.rename(cv.id, name);
          setDialog(null);
        }}
      />
      <ExportDialog
        cv={dialog === 'export' ? cv : null}
        onClose={() => {
          setDialog(null);
          // A printed code comes and goes with the sharing, of which the document knows nothing.
          if (state.document.metadata.qr) setShareLooks((times) => times + 1);
        }}
        onDownload={setDownloaded}
      />
      <ExamplesDialog
        cvId={cv.id}
        document={state.document}
        open={dialog === 'examples'}
        busy={downloading}
        onClose={() => setDialog(null)}
        onRemove={() => {
          sync.edit((now) => withoutExamples(now));
          takeAway();
        }}
        onKeep={() => setDialog(null)}
      />
      {downloaded && <FeedbackPrompt types={['cvmaker', 'general']} />}
      <LeaveUnsaved when={unsaved} />
    </AppLayout>
  );
}

function download(cvId: string): void {
  const link = document.createElement('a');
  link.href = `/app/cv/${cvId}/pdf`;
  link.download = '';
  link.click();
}

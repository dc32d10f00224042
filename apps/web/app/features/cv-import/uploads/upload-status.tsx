import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { ProgressBar } from '~/ui/progress-bar.tsx';
import css from './upload-status.module.css';
import type { CvUploadState } from './use-cv-upload.ts';

interface UploadStatusProps {
  state: CvUploadState;
  onClose: () => void;
}

/** What an upload has come to: how far it is, or in the product document's words why the file is not taken. */
export function UploadStatus({ state, onClose }: UploadStatusProps) {
  const alert = state.step === 'failed' && state.reason !== 'bad_cv_file' && state.reason !== 'other';
  return (
    <>
      {state.step === 'sending' && (
        <div className={css.sending} role="status">
          <p className={css.file}>Mengunggah {state.fileName}</p>
          <ProgressBar label="Mengunggah CV" value={state.percent} />
          <Button variant="ghost" size="sm" onClick={onClose}>
            Batal
          </Button>
        </div>
      )}
      {state.step === 'failed' && !alert && (
        <Banner tone="error" onClose={onClose}>
          {state.text}
        </Banner>
      )}
      <Dialog
        open={alert}
        onClose={onClose}
        role="alertdialog"
        title="File tidak bisa diunggah"
        actions={
          <Button onClick={onClose} data-autofocus>
            Mengerti
          </Button>
        }
      >
        {state.step === 'failed' && state.text}
      </Dialog>
    </>
  );
}

import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { RefusalText } from '~/ui/http/refusal-text.tsx';
import type { UploadState } from '~/ui/http/use-upload.ts';
import { ProgressBar } from '~/ui/progress-bar.tsx';
import css from './upload-status.module.css';
import { UPLOAD_WORDS } from './model.ts';

interface UploadStatusProps {
  state: UploadState;
  onClose: () => void;
}

/** What an upload has come to: how far it is, or in the product document's words why the file is not taken. */
export function UploadStatus({ state, onClose }: UploadStatusProps) {
  const alert = state.step === 'failed' && state.code !== 'bad_cv_file' && isOfTheFile(state.code);
  return (
    <>
      {(state.step === 'sending' || state.step === 'reading') && (
        <div className={css.sending} role="status">
          <p className={css.file}>Mengunggah {state.fileName}</p>
          <ProgressBar label="Mengunggah CV" value={state.step === 'sending' ? state.percent : undefined} />
          <Button variant="ghost" size="sm" onClick={onClose}>
            Batal
          </Button>
        </div>
      )}
      {state.step === 'failed' && !alert && (
        <Banner tone="error" onClose={onClose}>
          <RefusalText {...state} />
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

/** Something about the file itself, which the person can change: said in a dialog. */
const isOfTheFile = (code: string | null) => code !== null && Object.hasOwn(UPLOAD_WORDS, code);

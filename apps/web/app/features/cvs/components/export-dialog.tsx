import { IconDownload, IconFileTypePdf } from '@tabler/icons-react';
import buttonCss from '~/ui/button.module.css';
import { buttonClass } from '~/ui/button-look.ts';
import { Dialog } from '~/ui/dialog.tsx';
import { downloadName } from '../model.ts';
import css from './export-dialog.module.css';

interface ExportDialogProps {
  cv: { id: string; name: string } | null;
  onClose: () => void;
  onDownload: () => void;
}

/** Where a CV leaves as a file. */
export function ExportDialog({ cv, onClose, onDownload }: ExportDialogProps) {
  return (
    <Dialog open={cv !== null} onClose={onClose} title="Export">
      {cv && (
        <div className={css.choice}>
          <IconFileTypePdf size={40} stroke={1.4} aria-hidden className={css.icon} />
          <div className={css.words}>
            <p className={css.file}>{downloadName(cv.name)}</p>
            <p className={css.hint}>PDF A4 dengan teks yang bisa dibaca ATS, sama persis dengan pratinjau.</p>
          </div>
          <a
            className={buttonClass({ full: true }, css.button)}
            href={`/app/cv/${cv.id}/pdf`}
            download
            data-autofocus
            onClick={() => {
              onDownload();
              onClose();
            }}
          >
            <span className={buttonCss.content}>
              <IconDownload size={20} aria-hidden />
              Download
            </span>
          </a>
        </div>
      )}
    </Dialog>
  );
}

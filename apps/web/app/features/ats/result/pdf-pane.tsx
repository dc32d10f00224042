import { IconFileTypePdf } from '@tabler/icons-react';
import { Dialog } from '~/ui/dialog.tsx';
import { useMedia } from '~/ui/use-media.ts';
import { useHighlight } from './highlight.tsx';
import { PdfPages } from './pdf-pages.tsx';
import css from './pdf-pane.module.css';

interface PdfPaneProps {
  checkId: string;
  pages: { width: number; height: number }[];
  /** The one that is shown at first (counted from 0). */
  firstPage: number;
}

/** Where the CV has no room beside the result. The style sheet says the same. */
const NARROW = '(width < 1024px)';

/** The person's own PDF: beside the result where there is room, else in a dialog that opens at the requested place. */
export function PdfPane(props: PdfPaneProps) {
  const { shown, show } = useHighlight();
  const narrow = useMedia(NARROW, false);
  return (
    <>
      <aside className={css.pane} aria-label="CV yang dicek">
        <p className={css.caption}>
          <IconFileTypePdf size={18} aria-hidden />
          <span>
            Yang <span className={css.mark}>berwarna</span> terbaca mesin. Arahkan kursor ke data untuk
            melihat letaknya.
          </span>
        </p>
        <div className={css.sheets}>
          <PdfPages {...props} />
        </div>
      </aside>
      <button type="button" className={css.open} onClick={() => show({ paths: [], boxes: [] })}>
        <IconFileTypePdf size={20} aria-hidden />
        Lihat yang terbaca di CV-mu
      </button>
      <Dialog open={narrow && shown !== null} onClose={() => show(null)} title="Di CV-mu" size="full">
        <div className={css.dialog}>{shown && <PdfPages {...props} boxes={shown.boxes} />}</div>
      </Dialog>
    </>
  );
}

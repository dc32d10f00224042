import type { Resume } from '@setapak/resume';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { IconArrowsDiff, IconTrash } from '@tabler/icons-react';
import { Banner } from '~/ui/banner.tsx';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { RefusalText } from '~/ui/http/refusal-text.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { keepFocus } from '~/ui/keep-focus.ts';
import { Spinner } from '~/ui/spinner.tsx';
import type { CvSync } from '~/features/cv-sync/public.ts';
import css from './history.module.css';
import { SaveVersion } from './save-version.tsx';
import { useVersions } from './use-versions.ts';
import type { Version } from './version-api.ts';
import { labelOf } from './version-label.ts';
import { VersionStage, type VersionView } from './version-stage.tsx';

interface HistoryPanelProps {
  cvId: string;
  /** What the CV says now. */
  document: Resume;
  sync: CvSync;
  onRestored: () => void;
}

/** The list of versions, and beside it (on a phone in its place) the pages of the chosen one. */
export function HistoryPanel({ cvId, document, sync, onRestored }: HistoryPanelProps) {
  const { versions, shown, error, busy, send, show, hide, restore, remove } = useVersions({
    cvId,
    sync,
    onRestored,
  });
  const [view, setView] = useState<VersionView>('changes');
  const [leaving, setLeaving] = useState<Version | null>(null);
  const row = useRef<Element>(null);
  return (
    <div className={css.panel} data-shown={shown ? true : undefined}>
      <div className={css.side}>
        {error && (
          <Banner tone="warning" className={css.error}>
            <RefusalText {...error} />
          </Banner>
        )}
        <SaveVersion busy={busy} onSave={(name) => send({ intent: 'name', name })} />
        {!versions && !error && <Spinner size={24} />}
        {versions?.length === 0 && (
          <p className={css.empty}>
            Belum ada versi lama. Selama kamu mengisi, kami menyimpannya sendiri dari waktu ke waktu.
          </p>
        )}
        <ul className={css.list}>
          {versions?.map((version) => (
            <li
              key={version.id}
              className={css.item}
              data-current={shown?.version.id === version.id || undefined}
            >
              <button
                type="button"
                className={css.open}
                aria-pressed={shown?.version.id === version.id}
                onClick={() => show(version)}
              >
                <span className={css.name}>{version.name ?? 'Tersimpan otomatis'}</span>
                <span className={css.when}>{formatDateTime(version.createdAt)}</span>
              </button>
              <IconButton
                label={`Hapus versi ${labelOf(version)}`}
                tone="danger"
                onClick={({ currentTarget }) => {
                  row.current = currentTarget.closest('li');
                  setLeaving(version);
                }}
              >
                <IconTrash size={20} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
        <Link to={`/app/cv/compare?a=${cvId}`} className={css.other}>
          <IconArrowsDiff size={20} aria-hidden />
          Bandingkan dengan CV lain
        </Link>
      </div>
      <div className={css.stage}>
        {shown ? (
          <VersionStage
            cvId={cvId}
            shown={shown}
            now={document}
            view={view}
            onView={setView}
            busy={busy}
            onRestore={(then) => void restore(then)}
            onBack={hide}
          />
        ) : (
          <p className={css.hint}>Pilih satu versi untuk melihat isinya.</p>
        )}
      </div>
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          setLeaving(null);
          if (!leaving) return;
          keepFocus(row.current);
          void remove(leaving);
        }}
        title="Hapus versi ini?"
        confirmLabel="Hapus versi"
      >
        {leaving && `Versi “${labelOf(leaving)}” dihapus untuk selamanya. Isi CV-mu sekarang tidak berubah.`}
      </ConfirmDialog>
    </div>
  );
}

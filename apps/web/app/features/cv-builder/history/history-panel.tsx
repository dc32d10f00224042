import type { Resume } from '@setapak/resume';
import { Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { IconArrowLeft, IconArrowsDiff, IconTrash } from '@tabler/icons-react';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import { useSnackbar } from '~/ui/snackbar.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import { LivePreview } from '~/features/cv-rendering/public.ts';
import { CvComparison, type CvSync } from '~/features/cv-sync/public.ts';
import css from './history.module.css';
import { restored } from './restored.ts';
import { SaveVersion } from './save-version.tsx';
import {
  fetchVersion,
  fetchVersions,
  sendVersion,
  VersionError,
  type Version,
  type VersionRequest,
} from './version-api.ts';

interface HistoryPanelProps {
  cvId: string;
  /** What the CV says now. */
  document: Resume;
  sync: CvSync;
  onRestored: () => void;
}

interface Shown {
  version: Version;
  /** null while it is on its way. */
  document: Resume | null;
}

/** The list of versions, and beside it (on a phone in its place) the pages of the chosen one. */
export function HistoryPanel({ cvId, document, sync, onRestored }: HistoryPanelProps) {
  const [versions, setVersions] = useState<Version[] | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [view, setView] = useState<'changes' | 'pages'>('changes');
  const [busy, setBusy] = useState(false);
  const snackbar = useSnackbar();
  const [leaving, setLeaving] = useState<Version | null>(null);

  const attempt = async (task: () => Promise<void>) => {
    setError(null);
    setBusy(true);
    try {
      await task();
    } catch (reason) {
      if (!(reason instanceof VersionError)) throw reason;
      setError(reason.message);
    } finally {
      setBusy(false);
    }
  };
  const send = (request: VersionRequest) =>
    attempt(async () => {
      // What is kept is what is stored, so what is not yet stored goes first.
      if (request.intent !== 'delete' && !(await sync.flush()))
        throw new VersionError('Perubahan terakhir belum tersimpan di server. Coba lagi sebentar lagi.');
      setVersions(await sendVersion(cvId, request));
    });
  const show = (version: Version) => {
    setShown({ version, document: null });
    void attempt(async () => {
      const then = await fetchVersion(cvId, version.id);
      setShown((now) => (now?.version.id === version.id ? { version, document: then } : now));
    });
  };
  const restore = (then: Resume) =>
    attempt(async () => {
      await sync.flush();
      await sendVersion(cvId, { intent: 'keep' });
      sync.edit((now) => restored(now, then));
      onRestored();
      snackbar.show({
        text: 'Versi dipulihkan',
        tone: 'success',
        action: { label: 'Urungkan', onClick: sync.undo },
      });
    });
  const remove = async (version: Version) => {
    setLeaving(null);
    await send({ intent: 'delete', version: version.id });
    setShown((now) => (now?.version.id === version.id ? null : now));
  };

  useEffect(() => {
    let left = false;
    fetchVersions(cvId).then(
      (found) => !left && setVersions(found),
      (reason: unknown) => !left && setError(reason instanceof VersionError ? reason.message : null),
    );
    return () => {
      left = true;
    };
  }, [cvId]);

  return (
    <div className={css.panel} data-shown={shown ? true : undefined}>
      <div className={css.side}>
        {error && (
          <Banner tone="warning" className={css.error}>
            {error}
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
                onClick={() => setLeaving(version)}
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
          <>
            <div className={css.bar}>
              <button
                type="button"
                className={css.back}
                aria-label="Kembali ke daftar"
                onClick={() => setShown(null)}
              >
                <IconArrowLeft size={22} aria-hidden />
              </button>
              <p className={css.current}>{labelOf(shown.version)}</p>
              <div className={css.views} role="group" aria-label="Tampilkan">
                {(['changes', 'pages'] as const).map((each) => (
                  <button
                    key={each}
                    type="button"
                    className={css.view}
                    aria-pressed={view === each}
                    onClick={() => setView(each)}
                  >
                    {each === 'pages' ? 'Halaman' : 'Perubahan'}
                  </button>
                ))}
              </div>
              <Button
                loading={busy}
                onClick={() => shown.document && void restore(shown.document)}
                disabled={!shown.document}
              >
                Pulihkan
              </Button>
            </div>
            <div className={css.pages}>
              {shown.document && view === 'pages' && <LivePreview cvId={cvId} document={shown.document} />}
              {shown.document && view === 'changes' && (
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reached by keyboard
                <section className={css.changes} aria-label="Perubahan sejak versi ini" tabIndex={0}>
                  <p className={css.since}>
                    Dari versi ini ke <span className="unbroken">CV-mu</span> sekarang:
                  </p>
                  <Suspense fallback={<Spinner size={28} />}>
                    <CvComparison
                      before={shown.document}
                      after={document}
                      same={
                        <>
                          Isi versi ini sama dengan <span className="unbroken">CV-mu</span> sekarang.
                        </>
                      }
                    />
                  </Suspense>
                </section>
              )}
              {!shown.document && (
                <span className={css.waiting}>
                  <Spinner size={28} />
                </span>
              )}
            </div>
          </>
        ) : (
          <p className={css.hint}>Pilih satu versi untuk melihat isinya.</p>
        )}
      </div>
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        onConfirm={() => leaving && void remove(leaving)}
        title="Hapus versi ini?"
        confirmLabel="Hapus versi"
      >
        {leaving && `Versi “${labelOf(leaving)}” dihapus untuk selamanya. Isi CV-mu sekarang tidak berubah.`}
      </ConfirmDialog>
    </div>
  );
}

function labelOf({ name, createdAt }: Version): string {
  return name ?? formatDateTime(createdAt);
}

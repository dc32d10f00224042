import { usePress } from '~/ui/forms/press-field.tsx';
import { useRef, useState } from 'react';
import { Link, useNavigation, useRevalidator, useSubmit } from 'react-router';
import { IconFileImport, IconPlus, IconTrash } from '@tabler/icons-react';
import { track } from '~/features/analytics/public.ts';
import { FeedbackPrompt } from '~/features/feedback/public.ts';
import { CvPromo } from '~/features/promo/public.ts';
import emptyArt from '~/ui/art/empty-cv.svg';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { keepFocus } from '~/ui/keep-focus.ts';
import { LinkButton } from '~/ui/link-button.tsx';
import { useSnackbar } from '~/ui/snackbar.tsx';
import type { CvSummary, SeenTips } from '~/features/cv-library/public.server.ts';
import type { ListView } from '../list-view.ts';
import { UploadButton, UploadStatus, useCvUpload } from '~/features/cv-import/public.ts';
import css from './cv-library.module.css';
import { CvShelf } from './cv-shelf.tsx';
import { CvTips } from './cv-tips.tsx';
import { DesktopPrompt } from './desktop-prompt.tsx';
import type { VersionChoice } from '../desktop-version.ts';
import { ExportDialog } from '~/features/cv-sharing/public.ts';
import { NameDialog, useCvActions } from '~/features/cv-library/public.ts';

interface CvLibraryProps {
  cvs: CvSummary[];
  /** When the page was made. */
  now: Date;
  view: ListView | null;
  version: VersionChoice;
  seen: SeenTips;
  /** How many lie in the bin. */
  deleted: number;
  /** Why a CV could not be made. */
  createError: string | null;
}

type Open = { dialog: 'create' } | { dialog: 'rename' | 'delete' | 'export'; cv: CvSummary } | null;

/** 'My CV': everything that a person can do with their CVs as a whole. */
export function CvLibrary({ cvs, now, view, version, seen, deleted, createError }: CvLibraryProps) {
  const [open, setOpen] = useState<Open>(null);
  const [downloaded, setDownloaded] = useState(false);
  const close = () => setOpen(null);
  const submit = useSubmit();
  const press = usePress();
  const { revalidate } = useRevalidator();
  const snackbar = useSnackbar();
  const creating = useNavigation().formData?.get('intent') === 'create';
  const actions = useCvActions();
  const upload = useCvUpload(() => {
    snackbar.show({ text: 'CV tersimpan di My CV', tone: 'success' });
    void revalidate();
  });
  const [createRef, uploadRef] = [useRef<HTMLButtonElement>(null), useRef<HTMLFormElement>(null)];
  const [atsRef, reviewRef] = [useRef<HTMLAnchorElement>(null), useRef<HTMLAnchorElement>(null)];
  const cvOf = (dialog: 'rename' | 'delete' | 'export') => (open?.dialog === dialog ? open.cv : null);
  const renamed = cvOf('rename');
  const isEmpty = cvs.length === 0;
  const [finished, setFinished] = useState<keyof SeenTips | null>(null);
  const next = tipFor(cvs.length, seen);
  const tip = next !== finished && next;
  // One of them at a time: a tip, then the prompt of small screens, then what is promoted.
  const [chosen, setChosen] = useState(version);
  const prompts = chosen !== 'phone';

  const buttons = (
    <>
      <Button
        ref={createRef}
        variant={isEmpty ? 'accent' : 'primary'}
        icon={<IconPlus aria-hidden />}
        className="needs-script"
        onClick={() => setOpen({ dialog: 'create' })}
      >
        Create CV
      </Button>
      <UploadButton
        ref={uploadRef}
        onFile={upload.send}
        busy={upload.state.step === 'sending' || upload.state.step === 'reading'}
      />
      <LinkButton to="/app/cv/import" variant="ghost" icon={<IconFileImport aria-hidden />}>
        Impor
      </LinkButton>
    </>
  );
  return (
    <div className={css.library}>
      <noscript>
        <Banner tone="warning">
          Membuat dan mengubah CV butuh JavaScript. Nyalakan dulu di pengaturan browsermu, lalu muat ulang
          halaman ini.
        </Banner>
      </noscript>
      {!tip && <DesktopPrompt initial={version} onChoose={setChosen} />}
      <UploadStatus state={upload.state} onClose={upload.reset} />
      {isEmpty ? (
        <EmptyState art={emptyArt} title="Welcome to Your Dashboard!" action={buttons}>
          Belum ada CV di sini. Buat CV pertamamu langkah demi langkah; dalam 30 menit sudah bisa selesai.
        </EmptyState>
      ) : (
        <CvShelf
          cvs={cvs}
          now={now}
          initialView={view}
          fadingId={actions.pending?.intent === 'delete' ? actions.pending.id : null}
          buttons={buttons}
          checkRef={atsRef}
          reviewRef={reviewRef}
          actions={{
            onRename: (cv) => setOpen({ dialog: 'rename', cv }),
            onDelete: (cv) => setOpen({ dialog: 'delete', cv }),
            onDuplicate: (cv) => actions.duplicate(cv.id),
            onExport: (cv) => setOpen({ dialog: 'export', cv }),
          }}
        />
      )}
      {deleted > 0 && (
        <p className={css.bin}>
          <Link to="/app/cv/bin">
            <IconTrash size={18} aria-hidden />
            Sampah ({deleted})
          </Link>
        </p>
      )}
      {!tip && (
        <div className={prompts ? css.beforePromo : undefined}>
          <CvPromo />
        </div>
      )}
      {!open && tip && (
        <CvTips
          tip={tip}
          targets={tip === 'notFirstCvMaker' ? [createRef, uploadRef] : [atsRef, reviewRef]}
          onFinish={() => setFinished(tip)}
        />
      )}
      <NameDialog
        open={open?.dialog === 'create'}
        onClose={close}
        saving={creating}
        error={createError ?? undefined}
        onSave={(name) => {
          track('create');
          void submit({ intent: 'create', name, press }, { method: 'post' });
        }}
      />
      <NameDialog
        open={renamed !== null}
        onClose={close}
        initial={renamed?.name}
        onSave={(name) => {
          if (renamed) actions.rename(renamed.id, name);
          close();
        }}
      />
      <ConfirmDialog
        open={open?.dialog === 'delete'}
        onClose={close}
        onConfirm={() => {
          if (open?.dialog === 'delete') {
            keepFocus(document.querySelector(`main li:has([href$="${open.cv.id}"])`));
            actions.remove(open.cv.id);
          }
          close();
        }}
        title="Are you sure to delete CV?"
        confirmLabel="Yes, delete CV"
        cancelLabel="Back to dashboard"
      >
        {open?.dialog === 'delete' && (
          <p>
            <strong>{open.cv.name}</strong> pindah ke Sampah dan bisa dikembalikan selama 30 hari. Tautan
            berbaginya langsung tertutup.
          </p>
        )}
      </ConfirmDialog>
      <ExportDialog cv={cvOf('export')} onClose={close} onDownload={setDownloaded} />
      {downloaded && <FeedbackPrompt types={['cvmaker', 'general']} />}
    </div>
  );
}

/** The pair of tips that a person with so many CVs has not seen yet. */
function tipFor(count: number, seen: SeenTips): keyof SeenTips | null {
  if (count === 0 && !seen.notFirstCvMaker) return 'notFirstCvMaker';
  return count === 1 && !seen.notFirstAskCvReview ? 'notFirstAskCvReview' : null;
}

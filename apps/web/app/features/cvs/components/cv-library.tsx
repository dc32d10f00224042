import { useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { IconPlus } from '@tabler/icons-react';
import { FeedbackPrompt } from '~/features/feedback/public.ts';
import emptyArt from '~/ui/art/empty-cv.svg';
import { Button } from '~/ui/button.tsx';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import type { CvSummary } from '../list-cvs.server.ts';
import type { ListView } from '../list-view.ts';
import { CvShelf } from './cv-shelf.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import { useCvActions } from './use-cv-actions.ts';

interface CvLibraryProps {
  cvs: CvSummary[];
  view: ListView;
  /** Why a CV could not be made. */
  createError: string | null;
}

type Open = { dialog: 'create' } | { dialog: 'rename' | 'delete' | 'export'; cv: CvSummary } | null;

/** 'My CV': everything that a person can do with their CVs as a whole. */
export function CvLibrary({ cvs, view, createError }: CvLibraryProps) {
  const [open, setOpen] = useState<Open>(null);
  const [downloaded, setDownloaded] = useState(false);
  const close = () => setOpen(null);
  const submit = useSubmit();
  const creating = useNavigation().formData?.get('intent') === 'create';
  const actions = useCvActions();
  const cvOf = (dialog: 'rename' | 'delete' | 'export') => (open?.dialog === dialog ? open.cv : null);
  const renamed = cvOf('rename');
  const create = () => setOpen({ dialog: 'create' });

  return (
    <>
      {cvs.length === 0 ? (
        <EmptyState
          art={emptyArt}
          title="Welcome to Your Dashboard!"
          action={
            <Button size="lg" icon={<IconPlus aria-hidden />} onClick={create}>
              Create CV
            </Button>
          }
        >
          Belum ada CV di sini. Buat CV pertamamu langkah demi langkah; dalam 30 menit sudah bisa selesai.
        </EmptyState>
      ) : (
        <CvShelf
          cvs={cvs}
          initialView={view}
          fadingId={actions.pending?.intent === 'delete' ? actions.pending.id : null}
          onCreate={create}
          actions={{
            onRename: (cv) => setOpen({ dialog: 'rename', cv }),
            onDelete: (cv) => setOpen({ dialog: 'delete', cv }),
            onDuplicate: (cv) => actions.duplicate(cv.id),
            onExport: (cv) => setOpen({ dialog: 'export', cv }),
          }}
        />
      )}
      <NameDialog
        open={open?.dialog === 'create'}
        onClose={close}
        saving={creating}
        error={createError ?? undefined}
        onSave={(name) => void submit({ intent: 'create', name }, { method: 'post' })}
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
          if (open?.dialog === 'delete') actions.remove(open.cv.id);
          close();
        }}
        title="Are you sure to delete CV?"
        confirmLabel="Yes, delete CV"
        cancelLabel="Back to dashboard"
      >
        {open?.dialog === 'delete' && (
          <p>
            <strong>{open.cv.name}</strong> akan hilang dari daftarmu. Setelah dihapus, kamu masih bisa
            mengurungkannya selama pemberitahuannya tampil.
          </p>
        )}
      </ConfirmDialog>
      <ExportDialog cv={cvOf('export')} onClose={close} onDownload={() => setDownloaded(true)} />
      {downloaded && <FeedbackPrompt types={['cvmaker', 'general']} />}
    </>
  );
}

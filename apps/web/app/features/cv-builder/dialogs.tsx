import { Button } from '~/ui/button.tsx';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';
import { Dialog } from '~/ui/dialog.tsx';

interface LeaveDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Before the builder is left by its first step. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onClose={onStay}
      onConfirm={onLeave}
      tone="primary"
      title="Kembali ke dashboard?"
      confirmLabel="Back to dashboard"
      cancelLabel="Lanjut mengisi"
    >
      Yang sudah kamu isi tersimpan. Kamu bisa melanjutkannya kapan saja.
    </ConfirmDialog>
  );
}

interface NoExperienceDialogProps {
  open: boolean;
  onClose: () => void;
  onAdd: () => void;
  onSkip: () => void;
}

/** Going on without any work: there may be some that the person does not count as such. */
export function NoExperienceDialog({ open, onClose, onAdd, onSkip }: NoExperienceDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Don't have work experience?"
      actions={
        <>
          <Button variant="secondary" onClick={onSkip}>
            Skip for now
          </Button>
          <Button onClick={onAdd} data-autofocus>
            + Add experience
          </Button>
        </>
      }
    >
      Magang, kerja paruh waktu, kerja lepas, dan kegiatan sukarela juga termasuk pengalaman. Kalau memang
      belum ada, lanjut saja: pendidikan dan proyekmu bisa bercerita.
    </Dialog>
  );
}

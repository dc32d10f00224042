import { ConfirmDialog } from '../confirm-dialog.tsx';

interface UnsavedDialogProps {
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before signing out ends what has not reached the server. */
export function UnsavedDialog(props: UnsavedDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      open
      title="Ada perubahan CV yang belum tersimpan"
      confirmLabel="Keluar dan buang"
    >
      Perubahan terakhirmu belum sampai ke server. Kalau kamu keluar sekarang, perubahan itu hilang dari
      perangkat ini. Batalkan, sambungkan internet, lalu buka <span className="unbroken">CV-nya</span> supaya
      tersimpan.
    </ConfirmDialog>
  );
}

import { useBlocker } from 'react-router';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';

/** Asks before the preview is left while changes stand only on this device. */
export function LeaveUnsaved({ when }: { when: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      tone="primary"
      title="Tinggalkan halaman ini?"
      confirmLabel="Ya, tinggalkan"
      cancelLabel="Tetap di sini"
    >
      Perubahan terakhirmu belum sampai ke server. Perubahan itu tersimpan di perangkat ini dan dikirim begitu
      kamu tersambung lagi.
    </ConfirmDialog>
  );
}

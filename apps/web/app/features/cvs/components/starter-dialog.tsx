import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import type { Starter } from '../starters.ts';
import css from './starter-dialog.module.css';

interface StarterDialogProps {
  starter: Starter | null;
  onClose: () => void;
  onTake: (role: string) => void;
}

/** The cover of a starter, large enough to read. */
export function StarterDialog({ starter, onClose, onTake }: StarterDialogProps) {
  return (
    <Dialog
      open={starter !== null}
      onClose={onClose}
      size="md"
      title={starter ? `Template ${starter.name}` : ''}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Kembali
          </Button>
          <Button onClick={() => starter && onTake(starter.role)}>Pakai template ini</Button>
        </>
      }
    >
      {starter?.picture && (
        <div className={css.desk}>
          <img
            src={starter.picture}
            alt={`Halaman pertama contoh CV ${starter.name}`}
            width={720}
            height={1018}
            className={css.cover}
          />
        </div>
      )}
    </Dialog>
  );
}

import type { TemplateName } from '@setapak/resume';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { starterPicture, type Starter } from './starters.ts';
import css from './starter-dialog.module.css';

interface StarterDialogProps {
  starter: Starter | null;
  template: TemplateName;
  onClose: () => void;
  onTake: (role: string) => void;
}

/** The cover of a starter in the chosen design, large enough to read. */
export function StarterDialog({ starter, template, onClose, onTake }: StarterDialogProps) {
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
      {starter && (
        <div className={css.desk}>
          <img
            src={starterPicture('cover', starter.role, template)}
            alt={`Halaman pertama contoh CV ${starter.name}`}
            width={900}
            height={1273}
            className={css.cover}
          />
        </div>
      )}
    </Dialog>
  );
}

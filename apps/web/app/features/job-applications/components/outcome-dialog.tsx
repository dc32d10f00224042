import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { outcomeNames, outcomes, type Target } from '../model.ts';
import css from './outcome-dialog.module.css';

interface OutcomeDialogProps {
  open: boolean;
  onClose: () => void;
  onChoose: (to: Target) => void;
}

/** How an application ended, where a card was dragged into the last column. */
export function OutcomeDialog({ open, onClose, onChoose }: OutcomeDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Bagaimana hasilnya?">
      <div className={css.choices}>
        {outcomes.map((outcome, index) => (
          <Button
            key={outcome}
            full
            variant="secondary"
            data-autofocus={index === 0 || undefined}
            onClick={() => onChoose(`closed:${outcome}`)}
          >
            {outcomeNames[outcome]}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

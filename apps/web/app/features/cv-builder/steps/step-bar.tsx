import { IconArrowLeft, IconEye } from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import css from '../builder.module.css';
import { Where } from '../where.tsx';
import { nextLabel } from './steps.ts';

interface StepBarProps {
  step: number;
  /** The last step is being left: what was typed is on its way to the server. */
  leaving: boolean;
  onBack: () => void;
  onPreview: () => void;
  onNext: () => void;
}

/** The way to the steps before and after, and to the CV's pages where they do not stand beside the form. */
export function StepBar({ step, leaving, onBack, onPreview, onNext }: StepBarProps) {
  return (
    <div className={css.bar} data-bottom-bar="always">
      <div className={css.barInner}>
        <Button
          variant="secondary"
          onClick={onBack}
          className={css.previous}
          icon={<IconArrowLeft aria-hidden />}
        >
          <span>Previous Step</span>
        </Button>
        <Where wide={false}>
          <Button variant="secondary" onClick={onPreview} className={css.peek} icon={<IconEye aria-hidden />}>
            <span>Preview</span>
          </Button>
        </Where>
        <Button variant="accent" onClick={onNext} loading={leaving} className={css.next}>
          {nextLabel(step)}
        </Button>
      </div>
    </div>
  );
}

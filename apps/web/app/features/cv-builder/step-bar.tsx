import { IconArrowLeft, IconEye } from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import css from './builder.module.css';
import { nextLabel } from './steps/steps.ts';
import { Where } from './where.tsx';

interface StepBarProps {
  step: number;
  finishing: boolean;
  onPrevious: () => void;
  onPreview: () => void;
  onNext: () => void;
}

/** Below a step: back, on, and where the pages have no room beside the form, to them. */
export function StepBar({ step, finishing, onPrevious, onPreview, onNext }: StepBarProps) {
  return (
    <div className={css.bar} data-bottom-bar="always">
      <div className={css.barInner}>
        <Button
          variant="secondary"
          onClick={onPrevious}
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
        <Button variant="accent" onClick={onNext} loading={finishing} className={css.next}>
          {nextLabel(step)}
        </Button>
      </div>
    </div>
  );
}

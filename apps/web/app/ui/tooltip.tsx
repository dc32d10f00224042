import { cloneElement, useId, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { IconInfoCircle } from '@tabler/icons-react';
import css from './tooltip.module.css';
import { cx } from './cx.ts';

interface TooltipProps {
  text: ReactNode;
  /** One element that takes the focus, such as a button or link. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
  side?: 'top' | 'bottom';
  align?: 'start' | 'center' | 'end';
}

/** Words that explain a control, on hover, focus and touch; Esc hides them. Nothing that a person must know stands only here. */
export function Tooltip({ text, children, side = 'top', align = 'center' }: TooltipProps) {
  const id = useId();
  const [dismissed, setDismissed] = useState(false);
  const dismiss = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDismissed(true);
  };
  const reset = () => setDismissed(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens to what happens to the control inside
    <span
      className={css.wrap}
      data-dismissed={dismissed || undefined}
      onKeyDown={dismiss}
      onBlur={reset}
      onPointerLeave={reset}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span role="tooltip" id={id} className={cx(css.tip, css[side], css[align])}>
        {text}
      </span>
    </span>
  );
}

/** A small "i" that explains what stands before it; `about` names that. */
export function InfoTip({ about, text, ...place }: Omit<TooltipProps, 'children'> & { about: string }) {
  return (
    <Tooltip text={text} {...place}>
      <button type="button" className={css.info} aria-label={`Keterangan: ${about}`}>
        <IconInfoCircle size={18} aria-hidden />
      </button>
    </Tooltip>
  );
}

import { useEffect, useId, useRef, type RefObject } from 'react';
import { Button } from '~/ui/button.tsx';
import css from './coach-mark.module.css';

interface CoachMarkProps {
  /** What it points at. */
  target: RefObject<HTMLElement | null>;
  step: string;
  title: string;
  text: string;
  action: string;
  onAction: () => void;
}

const EDGE = 12;
const GAP = 12;

/** A tip that points at a control and follows it. It takes no focus: the page goes on as before. */
export function CoachMark({ target, step, title, text, action, onAction }: CoachMarkProps) {
  const tip = useRef<HTMLDivElement>(null);
  const titleId = useId();

  useEffect(() => {
    const bubble = tip.current;
    const anchor = target.current;
    if (!bubble || !anchor) return undefined;
    bubble.showPopover();
    const place = () => putBelow(bubble, anchor);
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(document.body);
    addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      removeEventListener('scroll', place, { capture: true });
    };
  }, [target]);

  return (
    <div ref={tip} popover="manual" role="dialog" aria-labelledby={titleId} className={css.tip}>
      <p className={css.step}>{step}</p>
      <p id={titleId} className={css.title}>
        {title}
      </p>
      <p className={css.text}>{text}</p>
      <Button variant="accent" size="sm" onClick={onAction}>
        {action}
      </Button>
    </div>
  );
}

function putBelow(bubble: HTMLElement, anchor: HTMLElement): void {
  const { left, width, top, bottom } = anchor.getBoundingClientRect();
  const middle = left + width / 2;
  const wanted = middle - bubble.offsetWidth / 2;
  const x = Math.min(Math.max(EDGE, wanted), innerWidth - bubble.offsetWidth - EDGE);
  const above = bottom + GAP + bubble.offsetHeight > innerHeight && top - GAP - bubble.offsetHeight > 0;
  const y = above ? top - GAP - bubble.offsetHeight : bottom + GAP;
  bubble.dataset['side'] = above ? 'above' : 'below';
  bubble.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
  const arrow = Math.min(Math.max(20, middle - x), bubble.offsetWidth - 20);
  bubble.style.setProperty('--arrow', `${Math.round(arrow)}px`);
}

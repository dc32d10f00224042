import { useEffect, useEffectEvent, useId, useRef, type RefObject } from 'react';
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
  /** Escape, while the keyboard is in it. */
  onLeave: () => void;
}

const EDGE = 12;
const GAP = 14;
const PHONE = 768;
const POINTED_AT = 'data-pointed-at';

/** A tip that points at a control and follows it. It takes no focus: the page goes on as before. */
export function CoachMark({ target, step, title, text, action, onAction, onLeave }: CoachMarkProps) {
  const tip = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const leave = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onLeave();
  });

  useEffect(() => {
    const bubble = tip.current;
    const anchor = target.current;
    if (!bubble || !anchor) return undefined;
    // The next tip is the same bubble at another place: the keyboard stays on its button.
    if (!bubble.matches(':popover-open')) bubble.showPopover();
    const place = () => putBeside(bubble, anchor);
    const arrange = () => {
      // There the tip lies over the lower part of the page, where its control may be.
      if (innerWidth < PHONE) anchor.scrollIntoView({ block: 'center' });
      place();
    };
    arrange();
    anchor.setAttribute(POINTED_AT, '');
    const sizes = new ResizeObserver(arrange);
    sizes.observe(document.body);
    bubble.addEventListener('keydown', leave);
    addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      anchor.removeAttribute(POINTED_AT);
      sizes.disconnect();
      bubble.removeEventListener('keydown', leave);
      removeEventListener('scroll', place, { capture: true });
    };
  }, [target]);

  return (
    <div ref={tip} popover="manual" role="dialog" aria-labelledby={titleId} className={css.tip}>
      <div aria-live="polite">
        <p className={css.step}>{step}</p>
        <p id={titleId} className={css.title}>
          {title}
        </p>
        <p className={css.text}>{text}</p>
      </div>
      <Button variant="secondary" size="sm" onClick={onAction}>
        {action}
      </Button>
    </div>
  );
}

type Side = 'right' | 'below' | 'above' | 'bottom';

/** Below its control where there is room: what explains the control stands above or beside it. On a phone at the bottom of the screen. */
function putBeside(bubble: HTMLElement, anchor: HTMLElement): void {
  const box = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const side = sideFor(box, width, height);
  const [middle, centre] = [box.left + box.width / 2, box.top + box.height / 2];
  /** The tabs at the lower edge stay in sight. */
  const tabs = document.querySelector('[data-tab-bar]')?.clientHeight ?? 0;
  const across = clamp(middle - width / 2, innerWidth - width);
  const places: Record<Side, [number, number]> = {
    right: [box.right + GAP, clamp(centre - height / 2, innerHeight - height)],
    below: [across, box.bottom + GAP],
    above: [across, box.top - GAP - height],
    bottom: [across, innerHeight - height - EDGE - tabs],
  };
  const [x, y] = places[side].map(Math.round) as [number, number];
  bubble.dataset['side'] = side;
  bubble.style.inset = side === 'bottom' ? `auto auto ${EDGE + tabs}px ${x}px` : `${y}px auto auto ${x}px`;
  bubble.style.setProperty('--arrow-x', `${Math.round(Math.min(Math.max(20, middle - x), width - 20))}px`);
  bubble.style.setProperty('--arrow-y', `${Math.round(Math.min(Math.max(20, centre - y), height - 20))}px`);
}

function sideFor(box: DOMRect, width: number, height: number): Side {
  if (innerWidth < PHONE) return 'bottom';
  if (box.bottom + GAP + height + EDGE <= innerHeight) return 'below';
  if (box.top >= GAP + height + EDGE) return 'above';
  return box.right + GAP + width + EDGE <= innerWidth ? 'right' : 'below';
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(EDGE, value), most - EDGE);
}

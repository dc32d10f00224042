import type { KeyboardEvent, ReactNode } from 'react';
import css from './menu.module.css';
import { cx } from './cx.ts';
import { usePopover } from './use-popover.ts';

const ITEM = '[data-menu-item]:not(:disabled)';

interface MenuProps {
  /** What the button is called when its content is only an icon. */
  label?: string;
  /** Content and clothes of the button that opens it. */
  trigger: ReactNode;
  triggerClass?: string;
  /** MenuButton, MenuLink and MenuLine. */
  children: ReactNode;
  width?: number;
}

/** A button and the list of actions that it opens. */
export function Menu({ label, trigger, triggerClass, children, width }: MenuProps) {
  const { id, ref, button, close, place } = usePopover();
  return (
    <>
      <button
        ref={button}
        type="button"
        className={triggerClass ?? css.trigger}
        popoverTarget={id}
        aria-label={label}
      >
        {trigger}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- keys of its items bubble here */}
      <div
        ref={ref}
        id={id}
        popover="auto"
        className={cx(css.menu)}
        style={width ? { width } : undefined}
        onToggle={(event) => {
          place(event);
          if (event.newState === 'open') itemsOf(event.currentTarget)[0]?.focus();
        }}
        onKeyDown={moveFocus}
        onClick={(event) => {
          // After the item's own handler, so that a dialog that it opens gets the focus last.
          if ((event.target as HTMLElement).closest('[data-menu-item]')) close();
        }}
      >
        {children}
      </div>
    </>
  );
}

/** Some stand in the menu only where the screen has no room for them beside it. */
function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>(ITEM)].filter((item) => item.getClientRects().length > 0);
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const items = itemsOf(event.currentTarget);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined || items.length === 0) return;
  event.preventDefault();
  items.at(next % items.length)?.focus();
}

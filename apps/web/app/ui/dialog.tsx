import { useEffect, useId, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { IconX } from '@tabler/icons-react';
import css from './dialog.module.css';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';

export interface DialogProps {
  open: boolean;
  /** Requested by Esc, the close button or a click beside the dialog. */
  onClose: () => void;
  title: ReactNode;
  /** An element with `data-autofocus` gets the focus; otherwise the close button has it. */
  children?: ReactNode;
  /** The row of buttons at the bottom. */
  actions?: ReactNode;
  /** Below 640 px all rise from the lower edge. sheet: everywhere. tall: there as high as the screen. */
  size?: 'sm' | 'md' | 'lg' | 'full' | 'sheet' | 'tall';
  role?: 'dialog' | 'alertdialog';
}

/** The browser's own modal: it keeps the focus inside, the page behind inert, and gives the focus back when it closes. */
export function Dialog({ open, onClose, title, children, actions, size = 'sm', role }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [body, setBody] = useState<HTMLDivElement | null>(null);
  const scrolls = useOverflow(body);

  // Before effects of what is inside, which may measure and scroll: a closed dialog has no size.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) {
      element.showModal();
      element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    }
    if (!open && element?.open) element.close();
  }, [open]);

  // Taken away while it is open, a dialog would leave the focus nowhere; only one that closes gives it back.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Esc is the browser's
    <dialog
      ref={dialog}
      role={role}
      className={cx(css.dialog, css[size])}
      aria-labelledby={titleId}
      onMouseDown={closeOnBackdrop}
      onCancel={(event) => {
        // The owner's state closes it, so that the two never disagree.
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => {
        // Heard later also where the owner closed it or took it away: by then another thing may have begun, or it is open again.
        if (open && currentTarget.isConnected && !currentTarget.open) onClose();
      }}
    >
      {open && (
        <div className={css.panel}>
          <header className={css.header}>
            <h2 id={titleId} className={css.title}>
              {title}
            </h2>
            <IconButton label="Tutup" tone="dimmed" round onClick={onClose}>
              <IconX size={22} aria-hidden />
            </IconButton>
          </header>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys */}
          <div
            ref={setBody}
            className={css.body}
            {...(scrolls && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
          >
            {children}
          </div>
          {actions && <footer className={css.actions}>{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}

/** Whether an element holds more than it shows. */
function useOverflow(element: HTMLElement | null): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    if (!element) return undefined;
    const look = () => setOverflows(element.scrollHeight > element.clientHeight + 1);
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
    return () => sizes.disconnect();
  }, [element]);
  return overflows;
}

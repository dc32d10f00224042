import {
  createContext,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import css from './snackbar.module.css';
import { cx } from './cx.ts';
import { snackQueue, VISIBLE_SNACKS, type QueuedSnack, type Snack } from './snackbar-queue.ts';

const SHOWN_MS = 5000;
/** A live region must exist before its message. */
const ANNOUNCED_MS = 100;
const icons = { info: IconInfoCircle, success: IconCircleCheck, error: IconAlertCircle };

const SnackbarContext = createContext<{ show: (snack: Snack) => void } | null>(null);

/** `useSnackbar().show({ text, tone, action })` says something short for 5 seconds, or `until` it holds no more, at the bottom of the page. */
export function useSnackbar() {
  const context = use(SnackbarContext);
  if (!context) throw new Error('useSnackbar needs a SnackbarProvider above it');
  return context;
}

export function SnackbarProvider({ children }: { children: ReactNode }) {
  const [queue, dispatch] = useReducer(snackQueue, []);
  const [paused, setPaused] = useState(false);
  const lastId = useRef(0);
  const region = useRef<HTMLElement>(null);
  /** The open modal dialog: what stands beside it is inert, and nobody could press it or hear it. */
  const [dialog, setDialog] = useState<Element | null>(null);
  /** Where the keyboard was before it came to a message. */
  const before = useRef<Element>(null);

  const show = useCallback((snack: Snack) => {
    const open = [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;
    const add = () => dispatch({ type: 'add', snack: { ...snack, id: ++lastId.current } });
    setDialog(open);
    if (open) setTimeout(add, ANNOUNCED_MS);
    else add();
  }, []);
  useEffect(() => {
    const leave = () => setDialog(null);
    dialog?.addEventListener('close', leave);
    return () => dialog?.removeEventListener('close', leave);
  }, [dialog]);
  const newest = queue.at(-1)?.id;
  useLayoutEffect(() => {
    if (newest === undefined || dialog?.isConnected === false) return;
    // Promoted to the top layer anew, so that it stands above what was opened since.
    region.current?.hidePopover();
    region.current?.showPopover();
  }, [newest, dialog]);
  const api = useMemo(() => ({ show }), [show]);
  const remove = useCallback((id: number) => dispatch({ type: 'remove', id }), []);
  const dismiss = (id: number) => {
    // What goes with the focus in it sends no `blur`: the clocks of the next messages would stand still.
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    setPaused(false);
    remove(id);
  };

  const messages = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- looking at a message stops its clock
    <section
      ref={region}
      popover="manual"
      className={css.region}
      aria-label="Pemberitahuan"
      aria-live="polite"
      aria-atomic="false"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={({ relatedTarget }) => {
        if (!region.current?.contains(relatedTarget)) before.current = relatedTarget;
        setPaused(true);
      }}
      onBlur={() => setPaused(false)}
    >
      {queue.slice(0, VISIBLE_SNACKS).map((snack) => (
        <SnackbarItem key={snack.id} snack={snack} paused={paused} remove={remove} dismiss={dismiss} />
      ))}
    </section>
  );
  return (
    <SnackbarContext value={api}>
      {children}
      {dialog ? createPortal(messages, dialog) : messages}
    </SnackbarContext>
  );
}

interface ItemProps {
  snack: QueuedSnack;
  paused: boolean;
  remove: (id: number) => void;
  /** The same by hand. */
  dismiss: (id: number) => void;
}

function SnackbarItem({ snack, paused, remove, dismiss }: ItemProps) {
  const { id, text, tone = 'info', action, until } = snack;
  const left = useRef(SHOWN_MS);
  useEffect(() => {
    if (until) {
      const leave = () => remove(id);
      if (until.aborted) leave();
      until.addEventListener('abort', leave);
      return () => until.removeEventListener('abort', leave);
    }
    if (paused) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => remove(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(1000, left.current - (performance.now() - startedAt));
    };
  }, [paused, id, remove, until]);

  const Icon = icons[tone];
  return (
    <div className={cx(css.snack, css[tone])} role={tone === 'error' ? 'alert' : undefined}>
      <Icon className={css.icon} size={22} aria-hidden />
      <p className={css.text}>{text}</p>
      {action && (
        <button
          type="button"
          className={css.action}
          onClick={() => {
            action.onClick();
            dismiss(id);
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={css.close}
        aria-label="Tutup pemberitahuan"
        onClick={() => dismiss(id)}
      >
        <IconX size={18} aria-hidden />
      </button>
    </div>
  );
}

import type { ReactNode } from 'react';
import { IconArrowDown, IconArrowUp, IconEye, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import css from './item-card.module.css';

export interface ItemWords {
  title: string;
  detail: string;
}

interface ItemCardProps {
  words: ItemWords;
  open: boolean;
  visible: boolean;
  canMove: { up: boolean; down: boolean };
  onOpen: () => void;
  onClose: () => void;
  onMove: (by: -1 | 1) => void;
  onToggle: () => void;
  onRemove: () => void;
  children: ReactNode;
}

/** One item: a row with its tools, and its form while it is open. */
export function ItemCard(props: ItemCardProps) {
  const { words, open, visible, canMove, onOpen, onClose, onMove, onToggle, onRemove, children } = props;
  const { title, detail } = words;
  return (
    <section
      className={css.card}
      data-open={open || undefined}
      data-hidden={!visible || undefined}
      aria-label={title}
    >
      <div className={css.row}>
        <button
          type="button"
          className={css.title}
          aria-expanded={open}
          onClick={open ? onClose : onOpen}
          data-open
        >
          <span className={css.name}>{title}</span>
          {detail && <span className={css.detail}>{detail}</span>}
          {!visible && <span className={css.hidden}>Disembunyikan dari CV</span>}
        </button>
        {!open && (
          <span className={css.pencil} aria-hidden>
            <IconPencil size={20} />
          </span>
        )}
      </div>
      <div className={css.tools}>
        <Tool label={`Naikkan ${title}`} disabled={!canMove.up} onClick={() => onMove(-1)}>
          <IconArrowUp size={20} aria-hidden />
        </Tool>
        <Tool label={`Turunkan ${title}`} disabled={!canMove.down} onClick={() => onMove(1)}>
          <IconArrowDown size={20} aria-hidden />
        </Tool>
        <Tool
          label={visible ? `Sembunyikan ${title}` : `Tampilkan ${title}`}
          pressed={!visible}
          onClick={onToggle}
        >
          {visible ? <IconEye size={20} aria-hidden /> : <IconEyeOff size={20} aria-hidden />}
        </Tool>
        <Tool label={`Hapus ${title}`} danger onClick={onRemove}>
          <IconTrash size={20} aria-hidden />
        </Tool>
      </div>
      {open && (
        <div className={css.form}>
          {children}
          <Button variant="primary" onClick={onClose} className={css.done}>
            Selesai
          </Button>
        </div>
      )}
    </section>
  );
}

interface ToolProps {
  label: string;
  disabled?: boolean;
  pressed?: boolean;
  danger?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Tool({ label, disabled, pressed, danger, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      className={css.tool}
      data-danger={danger || undefined}
      aria-label={label}
      title={label}
      // Not `disabled`: an item that reaches the end under the keyboard must not lose the focus.
      aria-disabled={disabled || undefined}
      aria-pressed={pressed}
      onClick={disabled ? undefined : onClick}
    >
      {children}
    </button>
  );
}

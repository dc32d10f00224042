import type { ReactNode } from 'react';
import { IconArrowDown, IconArrowUp, IconEye, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { unbroken } from '~/ui/format/unbroken.tsx';
import css from './item-card.module.css';
import type { ItemWords } from './item-words.ts';

interface ItemCardProps {
  words: ItemWords;
  /** What drags the card to another place. */
  handle: ReactNode;
  open: boolean;
  visible: boolean;
  /** A starter wrote it, and nobody has touched it. */
  example: boolean;
  canMove: { up: boolean; down: boolean };
  onOpen: () => void;
  onClose: () => void;
  onMove: (by: -1 | 1) => void;
  onToggle: () => void;
  onRemove: () => void;
  /** Beside the button that closes the form. */
  extra?: ReactNode;
  children: ReactNode;
}

/** One item: a row with its tools, and its form while it is open. */
export function ItemCard(props: ItemCardProps) {
  const { words, handle, open, visible, example, canMove, onOpen, onClose, onMove, onToggle, onRemove } =
    props;
  const { title, detail } = words;
  return (
    <section
      className={css.card}
      data-open={open || undefined}
      data-hidden={!visible || undefined}
      aria-label={title}
    >
      <div className={css.row}>
        {handle}
        <button
          type="button"
          className={css.title}
          aria-expanded={open}
          onClick={open ? onClose : onOpen}
          data-open
        >
          <span className={css.name}>{title}</span>
          {detail && <span className={css.detail}>{unbroken(detail)}</span>}
          {example && <span className={css.example}>Contoh</span>}
          {!visible && <span className={css.hidden}>Disembunyikan dari CV</span>}
        </button>
        {!open && (
          <span className={css.pencil} aria-hidden>
            <IconPencil size={20} />
          </span>
        )}
      </div>
      <div className={css.tools}>
        <IconButton
          tone="dimmed"
          label={`Naikkan ${title}`}
          disabled={!canMove.up}
          onClick={() => onMove(-1)}
        >
          <IconArrowUp size={20} aria-hidden />
        </IconButton>
        <IconButton
          tone="dimmed"
          label={`Turunkan ${title}`}
          disabled={!canMove.down}
          onClick={() => onMove(1)}
        >
          <IconArrowDown size={20} aria-hidden />
        </IconButton>
        <IconButton
          tone="dimmed"
          label={visible ? `Sembunyikan ${title}` : `Tampilkan ${title}`}
          aria-pressed={!visible}
          onClick={onToggle}
        >
          {visible ? <IconEye size={20} aria-hidden /> : <IconEyeOff size={20} aria-hidden />}
        </IconButton>
        <IconButton label={`Hapus ${title}`} tone="danger" onClick={onRemove}>
          <IconTrash size={20} aria-hidden />
        </IconButton>
      </div>
      {open && (
        <div className={css.form}>
          {props.children}
          <div className={css.ends}>
            {props.extra}
            <Button variant="primary" onClick={onClose} className={css.done}>
              Selesai
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}

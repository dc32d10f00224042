import { useSortable } from '@dnd-kit/sortable';
import type { SectionId } from '@setapak/resume';
import {
  IconArrowsLeftRight,
  IconChevronDown,
  IconChevronUp,
  IconEye,
  IconEyeOff,
  IconGripVertical,
} from '@tabler/icons-react';
import { cx } from '~/ui/cx.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import css from './layout-panel.module.css';

interface SectionRowProps {
  section: SectionId;
  name: string;
  visible: boolean;
  /** It has nothing to print yet. */
  empty: boolean;
  canMove: { up: boolean; down: boolean; across: boolean };
  column: number;
  onMove: (by: -1 | 1) => void;
  onAcross: () => void;
  onToggle: () => void;
}

/** One section of a column: a handle to drag it, buttons for the same, and an eye. */
export function SectionRow(props: SectionRowProps) {
  const { section, name, visible, empty, canMove, column, onMove, onAcross, onToggle } = props;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: section });
  return (
    <li
      ref={setNodeRef}
      className={cx(css.row, isDragging && css.dragging, !visible && css.hidden)}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
      data-section={section}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={css.handle}
        {...attributes}
        {...listeners}
        onKeyDown={(event) => {
          listeners?.['onKeyDown']?.(event);
          // Escape puts it back to its place; it does not close the panel, too.
          if (isDragging && event.key === 'Escape') event.preventDefault();
        }}
        aria-label={`Pindahkan ${name}`}
      >
        <IconGripVertical size={20} aria-hidden />
      </button>
      <span className={css.name}>
        {name}
        {empty && <span className={css.empty}>belum diisi</span>}
      </span>
      <IconButton label={`Naikkan ${name}`} disabled={!canMove.up} onClick={() => onMove(-1)}>
        <IconChevronUp size={20} aria-hidden />
      </IconButton>
      <IconButton label={`Turunkan ${name}`} disabled={!canMove.down} onClick={() => onMove(1)}>
        <IconChevronDown size={20} aria-hidden />
      </IconButton>
      {canMove.across && (
        <IconButton label={`${name} ke ${column === 0 ? 'kolom samping' : 'kolom utama'}`} onClick={onAcross}>
          <IconArrowsLeftRight size={18} aria-hidden />
        </IconButton>
      )}
      <IconButton label={`Tampilkan ${name}`} aria-pressed={visible} onClick={onToggle}>
        {visible ? <IconEye size={20} aria-hidden /> : <IconEyeOff size={20} aria-hidden />}
      </IconButton>
    </li>
  );
}

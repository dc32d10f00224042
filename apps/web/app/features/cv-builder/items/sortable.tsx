import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type Modifier,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useId, type CSSProperties, type ReactNode } from 'react';
import { cx } from '~/ui/cx.ts';
import { DragHandle } from '~/ui/drag-handle.tsx';
import css from './sortable.module.css';

interface SortableProps {
  ids: string[];
  nameOf: (id: string) => string;
  /** Puts one where the other stands. */
  onMove: (id: string, overId: string) => void;
  children: ReactNode;
}

const alongTheList: Modifier = ({ transform }) => ({ ...transform, x: 0 });
// Made once: with other sensors every row is drawn again.
const modifiers = [alongTheList];
/** A finger that only taps the handle does not drag. */
const pointerOptions = { activationConstraint: { distance: 4 } };
const keyboardOptions = { coordinateGetter: sortableKeyboardCoordinates };

const screenReaderInstructions = {
  draggable:
    'Tekan Spasi atau Enter untuk mengangkat. Pindahkan dengan panah atas dan bawah, letakkan dengan Spasi atau Enter, batalkan dengan Esc.',
};

/** A list whose rows are dragged by their handles: mouse, touch or keyboard. */
export function Sortable({ ids, nameOf, onMove, children }: SortableProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, pointerOptions),
    useSensor(KeyboardSensor, keyboardOptions),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), String(over.id));
  };
  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={modifiers}
      onDragEnd={drop}
      accessibility={{ announcements: announcements(ids, nameOf), screenReaderInstructions }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

function announcements(ids: string[], nameOf: (id: string) => string): Announcements {
  const place = (id: unknown) => `posisi ${ids.indexOf(String(id)) + 1} dari ${ids.length}`;
  const name = (id: unknown) => nameOf(String(id));
  const lifted = (id: unknown) => `${name(id)} diangkat, ${place(id)}.`;
  return {
    // The lifting is announced once rows are measured, when the item is over its own place: an arrow key before that moves nothing.
    onDragStart: () => undefined,
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      return over.id === active.id ? lifted(active.id) : `${name(active.id)} di ${place(over.id)}.`;
    },
    onDragEnd: ({ active, over }) =>
      over ? `${name(active.id)} diletakkan di ${place(over.id)}.` : `${name(active.id)} diletakkan.`,
    onDragCancel: ({ active }) => `Batal. ${name(active.id)} kembali ke ${place(active.id)}.`,
  };
}

interface SortableRowProps {
  id: string;
  name: string;
  className?: string | undefined;
  before?: ReactNode;
  children: (handle: ReactNode) => ReactNode;
}

/** A row of the list; it gets the handle that drags it. */
export function SortableRow({ id, name, className, before, children }: SortableRowProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id, attributes: { roleDescription: 'bisa diurutkan' } });
  const style: CSSProperties = {
    transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
    transition,
  };
  return (
    <li
      ref={setNodeRef}
      style={style}
      className={cx(css.row, className)}
      data-item={id}
      data-dragging={isDragging || undefined}
    >
      {before}
      {children(
        <DragHandle
          ref={setActivatorNodeRef}
          attributes={attributes}
          listeners={listeners}
          label={`Geser ${name}`}
        />,
      )}
    </li>
  );
}

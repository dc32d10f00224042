import { useSortable } from '@dnd-kit/sortable';
import { DragHandle } from '~/ui/drag-handle.tsx';
import type { Move } from '../board-moves.ts';
import type { BoardCard } from '../load-board.server.ts';
import { CardFace } from './card-face.tsx';
import { CardMenu } from './card-menu.tsx';
import css from './columns.module.css';
import type { Act } from './use-board-actions.ts';

interface DraggedCardProps {
  card: BoardCard;
  move: (move: Move) => void;
  act: Act;
}

/** A card of the board with the handle that drags it. */
export function DraggedCard({ card, move, act }: DraggedCardProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: card.id, attributes: { roleDescription: 'bisa dipindahkan' } });
  return (
    <li
      ref={setNodeRef}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
      className={css.card}
      data-dragging={isDragging || undefined}
    >
      <CardFace card={card} withOutcome />
      <div className={css.tools}>
        <CardMenu card={card} move={move} act={act} />
        <DragHandle
          ref={setActivatorNodeRef}
          attributes={attributes}
          listeners={listeners}
          label={`Seret ${card.title}`}
          title="Seret ke kolom lain"
        />
      </div>
    </li>
  );
}

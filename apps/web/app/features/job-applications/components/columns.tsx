import {
  closestCorners,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useDroppable,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useId, useState, type ReactNode } from 'react';
import { beforeOf, stageOf, type Move } from '../board-moves.ts';
import type { BoardCard } from '../load-board.server.ts';
import { stageNames, stages, type Stage, type Target } from '../model.ts';
import { CardFace } from './card-face.tsx';
import css from './columns.module.css';
import { DraggedCard } from './dragged-card.tsx';
import { OutcomeDialog } from './outcome-dialog.tsx';
import type { Act } from './use-board-actions.ts';

interface ColumnsProps {
  cards: readonly BoardCard[];
  move: (move: Move) => void;
  act: Act;
}

const instructions = {
  draggable:
    'Tekan Spasi atau Enter untuk mengangkat. Pindahkan dengan tombol panah, letakkan dengan Spasi atau Enter, batalkan dengan Esc.',
};

/** The columns from the first wish to the end. Cards are dragged by their handles, or moved by their menus. */
export function Columns({ cards, move, act }: ColumnsProps) {
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const [closing, setClosing] = useState<Omit<Move, 'to'> | null>(null);
  const [said, setSaid] = useState('');
  const sensors = useSensors(
    // A finger that only taps the handle does not drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const dragged = cards.find(({ id }) => id === draggedId);
  const stageAt = (id: string | number): Stage | undefined => {
    const card = cards.find((each) => each.id === id);
    return card ? stageOf(card) : stages.find((stage) => stage === id);
  };
  const say = (card: BoardCard, stage: Stage) =>
    setSaid(`${card.title} dipindahkan ke ${stageNames[stage]}.`);

  const drop = ({ active, over }: DragEndEvent) => {
    setDraggedId(null);
    const card = cards.find(({ id }) => id === active.id);
    const stage = over && stageAt(over.id);
    if (!card || !over || !stage || over.id === card.id) return;
    const before = over.id === stage ? null : beforeOf(cards, card.id, String(over.id));
    const isSame = stageOf(card) === stage;
    if (stage === 'closed' && !isSame) return setClosing({ id: card.id, from: card.at, before });
    move({ id: card.id, from: card.at, to: isSame ? card.at : (stage as Target), before });
    say(card, stage);
  };

  return (
    <>
      <DndContext
        id={useId()}
        sensors={sensors}
        collisionDetection={closestCorners}
        onDragStart={({ active }) => setDraggedId(String(active.id))}
        onDragCancel={() => setDraggedId(null)}
        onDragEnd={drop}
        accessibility={{
          announcements: announcements(cards, (id) => {
            const stage = stageAt(id);
            return stage ? stageNames[stage] : '';
          }),
          screenReaderInstructions: instructions,
        }}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reached by keyboard */}
        <div className={css.board} tabIndex={0} role="region" aria-label="Papan lamaran">
          {stages.map((stage) => {
            const own = cards.filter((card) => stageOf(card) === stage);
            return (
              <Column key={stage} stage={stage} ids={own.map(({ id }) => id)}>
                {own.map((card) => (
                  <DraggedCard key={card.id} card={card} move={move} act={act} />
                ))}
              </Column>
            );
          })}
        </div>
        <DragOverlay>
          {dragged && (
            <div className={css.lifted}>
              <CardFace card={dragged} withOutcome />
            </div>
          )}
        </DragOverlay>
      </DndContext>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <OutcomeDialog
        open={closing !== null}
        onClose={() => setClosing(null)}
        onChoose={(to) => {
          if (closing) move({ ...closing, to });
          setClosing(null);
        }}
      />
    </>
  );
}

interface ColumnProps {
  stage: Stage;
  ids: string[];
  children: ReactNode;
}

function Column({ stage, ids, children }: ColumnProps) {
  const { setNodeRef, isOver } = useDroppable({ id: stage });
  return (
    <section className={css.column} data-over={isOver || undefined} aria-label={stageNames[stage]}>
      <h2 className={css.name} data-stage={stage}>
        {stageNames[stage]} <span className={css.count}>{ids.length}</span>
      </h2>
      <SortableContext id={stage} items={ids} strategy={verticalListSortingStrategy}>
        <ul ref={setNodeRef} className={css.cards}>
          {children}
        </ul>
      </SortableContext>
    </section>
  );
}

function announcements(
  cards: readonly BoardCard[],
  columnOf: (id: string | number) => string,
): Announcements {
  const name = (id: string | number) => cards.find((card) => card.id === id)?.title ?? '';
  const lifted = (id: string | number) => `${name(id)} diangkat dari ${columnOf(id)}.`;
  return {
    // The lifting is announced once cards are measured, when the card is over its own place: an arrow key before that moves nothing.
    onDragStart: () => undefined,
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      return over.id === active.id ? lifted(active.id) : `${name(active.id)} di kolom ${columnOf(over.id)}.`;
    },
    onDragEnd: ({ active, over }) =>
      over ? `${name(active.id)} diletakkan di ${columnOf(over.id)}.` : `${name(active.id)} diletakkan.`,
    onDragCancel: ({ active }) => `Batal. ${name(active.id)} kembali ke tempatnya.`,
  };
}

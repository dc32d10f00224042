import { Badge } from '~/ui/badge.tsx';
import type { Move } from '../board-moves.ts';
import type { BoardCard } from '../load-board.server.ts';
import { nameOfTarget } from '../model.ts';
import css from './application-list.module.css';
import { CardFace } from './card-face.tsx';
import { CardMenu } from './card-menu.tsx';
import type { Act } from './use-board-actions.ts';

interface ApplicationListProps {
  cards: readonly BoardCard[];
  move: (move: Move) => void;
  act: Act;
  isArchive: boolean;
}

/** The same cards one below the other, each with where it stands. */
export function ApplicationList({ cards, move, act, isArchive }: ApplicationListProps) {
  return (
    <ul className={css.list} aria-label={isArchive ? 'Lamaran di arsip' : 'Daftar lamaran'}>
      {cards.map((card) => (
        <li key={card.id} className={css.row}>
          <CardFace card={card} />
          <div className={css.facts}>
            <Badge tone={card.at.startsWith('closed') ? 'neutral' : 'navy'}>{nameOfTarget(card.at)}</Badge>
            {card.source && <span className={css.source}>{card.source}</span>}
          </div>
          <div className={css.menu}>
            <CardMenu card={card} move={move} act={act} isArchived={isArchive} />
          </div>
        </li>
      ))}
    </ul>
  );
}

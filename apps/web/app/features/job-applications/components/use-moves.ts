import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { callServer } from '~/ui/http/call-server.ts';
import { useShowRefusal } from '~/ui/http/use-show-refusal.ts';
import { withMove, type Move } from '../board-moves.ts';
import { withDocuments } from '../offline-board.ts';
import type { BoardCard } from '../load-board.server.ts';
import { BOARD } from '../model.ts';
import type { Unsaved } from './use-kept-board.ts';

/**
 * The board with what is still on its way. Moves are sent one after the other; one that is refused goes back. Without a network, and
 * where the application has other changes that wait, a move is kept on the device.
 */
export function useMoves(cards: readonly BoardCard[], unsaved: Unsaved) {
  const [pending, setPending] = useState<readonly Move[]>([]);
  const [openedAt] = useState(() => new Date());
  const chain = useRef(Promise.resolve());
  const { revalidate } = useRevalidator();
  const showRefusal = useShowRefusal();

  const keep = ({ id, to }: Move) => unsaved.change(id, (now) => ({ ...now, at: to }));

  async function send(move: Move): Promise<void> {
    const answer = await callServer(`${BOARD}/move`, { json: move });
    const isKept = !answer.ok && answer.refusal.status === 0 && keep(move);
    if (!answer.ok && !isKept) showRefusal(answer.refusal);
    await revalidate();
    setPending((all) => all.filter((each) => each !== move));
  }

  return {
    cards: pending.reduce<BoardCard[]>(
      (now, move) => withMove(now, move),
      withDocuments(cards, unsaved.documents, openedAt),
    ),
    move(move: Move): void {
      if (unsaved.documents.has(move.id) && move.from !== move.to && keep(move)) return;
      setPending((all) => [...all, move]);
      chain.current = chain.current.then(() => send(move));
    },
  };
}

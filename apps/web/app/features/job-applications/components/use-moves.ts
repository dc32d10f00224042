import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { callServer } from '~/ui/http/call-server.ts';
import { useSnackbar } from '~/ui/snackbar.tsx';
import { withMove, type Move } from '../board-moves.ts';
import type { BoardCard } from '../load-board.server.ts';
import { BOARD } from '../model.ts';

/** The board with the moves that are still on their way. They are sent one after the other; one that is refused goes back. */
export function useMoves(cards: readonly BoardCard[]) {
  const [pending, setPending] = useState<readonly Move[]>([]);
  const chain = useRef(Promise.resolve());
  const { revalidate } = useRevalidator();
  const snackbar = useSnackbar();

  async function send(move: Move): Promise<void> {
    const answer = await callServer(`${BOARD}/move`, { json: move });
    if (!answer.ok) snackbar.show({ text: answer.refusal.text, tone: 'error' });
    await revalidate();
    setPending((all) => all.filter((each) => each !== move));
  }

  return {
    cards: pending.reduce<BoardCard[]>((now, move) => withMove(now, move), [...cards]),
    move(move: Move): void {
      setPending((all) => [...all, move]);
      chain.current = chain.current.then(() => send(move));
    },
  };
}

import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';
import { useSnackbar } from '~/ui/snackbar.tsx';
import type { BoardOutcome } from '../handle-board-form.server.ts';
import { BOARD } from '../model.ts';

export type BoardAction = 'archive' | 'unarchive' | 'delete' | 'restore';

/** Puts applications away, back and out, and says what came of it, with the way back. */
export function useBoardActions(onDone?: (outcome: BoardOutcome) => void) {
  const fetcher = useFetcher<BoardOutcome>({ key: 'board-actions' });
  const snackbar = useSnackbar();
  const act = (intent: BoardAction, id: string) =>
    void fetcher.submit({ intent, id }, { method: 'post', action: BOARD });

  const say = useEffectEvent((outcome: BoardOutcome) => {
    const { done, id, error } = outcome;
    if (error) snackbar.show({ text: error, tone: 'error' });
    const undo = (text: string, intent: BoardAction) =>
      id && snackbar.show({ text, action: { label: 'Urungkan', onClick: () => act(intent, id) } });
    if (done === 'delete') undo('Lamaran dihapus', 'restore');
    if (done === 'archive') undo('Lamaran diarsipkan', 'unarchive');
    if (done === 'unarchive') snackbar.show({ text: 'Lamaran kembali ke papan', tone: 'success' });
    if (done === 'restore') snackbar.show({ text: 'Lamaran dikembalikan', tone: 'success' });
    onDone?.(outcome);
  });
  const outcome = fetcher.data;
  useEffect(() => {
    if (outcome) say(outcome);
  }, [outcome]);
  return act;
}

export type Act = ReturnType<typeof useBoardActions>;

import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { draftedIds, isDirty, openDocument, retryOpenCvs, type CvSync } from '~/features/cv-sync/public.ts';
import { callServer } from '~/ui/http/call-server.ts';
import { keepFilesOf } from '~/ui/offline/use-service-worker.ts';
import { keepBoard, keptBoard, type KeptBoard } from '../board-copies.ts';
import type { ApplicationDocument } from '../document.ts';
import type { Board } from '../load-board.server.ts';
import { BOARD } from '../model.ts';
import { homeOf } from './use-application.ts';

/** How long after the board changed the device reads it anew. */
const AFTER_CHANGE_MS = 1_000;

type Sync = CvSync<ApplicationDocument>;

export interface Unsaved {
  /** What this device has changed and the server does not have yet, by application. */
  documents: ReadonlyMap<string, ApplicationDocument>;
  /** Applications that another device changed as well: somebody has to choose. */
  conflicts: readonly string[];
  /** Changes an application on this device first. @returns false where the device keeps nothing of it */
  change(id: string, edit: (now: ApplicationDocument) => ApplicationDocument): boolean;
}

/**
 * Keeps the board on this device, takes up what earlier pages left unsaved, and sends it once there is a network: in the way of a CV,
 * application by application.
 */
export function useKeptBoard(board: Board, ownerId: string): Unsaved {
  const { revalidate } = useRevalidator();
  const kept = useRef<KeptBoard>(undefined);
  const opened = useRef(new Map<string, Sync>());
  const [unsaved, setUnsaved] = useState<Pick<Unsaved, 'documents' | 'conflicts'>>({
    documents: new Map(),
    conflicts: [],
  });

  const waitingBefore = useRef(0);
  const look = useCallback(() => {
    const waiting = [...opened.current]
      .map(([id, sync]) => ({ id, state: sync.getState() }))
      .filter(({ state }) => state.trouble !== 'gone' && (isDirty(state) || state.conflicts.length > 0));
    const isLess = waiting.length < waitingBefore.current;
    waitingBefore.current = waiting.length;
    const show = () =>
      setUnsaved({
        documents: new Map(waiting.map(({ id, state }) => [id, state.document])),
        conflicts: waiting.filter(({ state }) => state.conflicts.length > 0).map(({ id }) => id),
      });
    // What has just been saved stays shown as it is until the board was loaded anew.
    if (isLess) void revalidate().then(show);
    else show();
  }, [revalidate]);

  const open = useCallback(
    (id: string): Sync | undefined => {
      const known = opened.current.get(id);
      if (known) return known;
      const copy = kept.current?.applications.find((each) => each.id === id);
      if (!copy) return undefined;
      const { version, saveId, document } = copy;
      const sync = openDocument<ApplicationDocument>({ id, ownerId, version, saveId, document }, homeOf(id));
      opened.current.set(id, sync);
      sync.subscribe(look);
      void sync.start().then(look);
      return sync;
    },
    [ownerId, look],
  );

  useEffect(() => {
    let isLeft = false;
    // A run of moves is one reading.
    const timer = setTimeout(() => void begin(), AFTER_CHANGE_MS);
    const begin = async () => {
      const isEmpty = board.counts.board + board.counts.archived === 0;
      const now = isEmpty ? { ownerId, applications: [] } : await loadBoard();
      if (isLeft) return;
      if (now) await keepBoard(now);
      kept.current = now ?? (await keptBoard());
      const drafted = await draftedIds();
      if (!isLeft) for (const id of drafted) open(id);
    };
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [board, ownerId, open]);

  useEffect(() => {
    const all = opened.current;
    const leave = () => {
      for (const sync of all.values()) sync.leave();
    };
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
      else retryOpenCvs();
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', retryOpenCvs);
    document.addEventListener('visibilitychange', hide);
    void keepFilesOf('routes/job-applications').then(() => keepFilesOf('routes/job-application'));
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', retryOpenCvs);
      document.removeEventListener('visibilitychange', hide);
    };
  }, []);

  return {
    ...unsaved,
    change(id, edit) {
      const sync = open(id);
      sync?.edit(edit);
      return sync !== undefined;
    },
  };
}

/** @returns undefined where no answer came */
async function loadBoard(): Promise<KeptBoard | undefined> {
  const answer = await callServer<KeptBoard>(`${BOARD}/documents`);
  return answer.ok ? answer.data : undefined;
}

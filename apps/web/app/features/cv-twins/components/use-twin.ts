import type { Resume } from '@setapak/resume';
import { useEffect, useEffectEvent, useState } from 'react';
import { callServer } from '~/ui/http/call-server.ts';
import type { ShownRefusal } from '~/ui/http/refusal-text.tsx';
import { useSnackbar } from '~/ui/snackbar.tsx';
import type { LoadedTwin } from '../load-twin.server.ts';
import type { TwinRequest } from '../schema.ts';
import {
  ignored,
  takenBack,
  takenOver,
  twinOffers,
  type Offer,
  type Offers,
  type TwinState,
} from '../twin-offers.ts';

const OFFLINE = 'Versi bahasa lain butuh koneksi internet. Isianmu tetap aman.';

type Seen = Pick<LoadedTwin, 'seenMine' | 'seenTheirs' | 'sameWords'>;

interface UseTwin {
  cvId: string;
  document: Resume;
  edit: (change: (document: Resume) => Resume) => void;
}

/** The other version of an open CV; undefined while it is on its way. */
export function useTwin({ cvId, document, edit }: UseTwin) {
  const [twin, setTwin] = useState<LoadedTwin | null>();
  const [error, setError] = useState<ShownRefusal | null>(null);
  const [busy, setBusy] = useState(false);
  const url = `/app/cv/${cvId}/twin`;
  const snackbar = useSnackbar();

  useEffect(() => {
    const left = new AbortController();
    const load = async () => {
      const answer = await callServer<{ twin: LoadedTwin | null }>(url, {
        signal: left.signal,
        lost: OFFLINE,
      });
      if (left.signal.aborted) return;
      if (answer.ok) setTwin(answer.data.twin);
      else setError(answer.refusal);
    };
    void load();
    return () => left.abort();
  }, [url]);

  const send = async <Data>(request: TwinRequest): Promise<Data | null> => {
    setBusy(true);
    setError(null);
    const answer = await callServer<Data>(url, { json: request, lost: OFFLINE });
    setBusy(false);
    if (answer.ok) return answer.data;
    setError(answer.refusal);
    return null;
  };

  const state: TwinState | null = twin
    ? {
        side: twin.side,
        mine: document,
        theirs: twin.theirs,
        seenMine: twin.seenMine,
        seenTheirs: twin.seenTheirs,
      }
    : null;
  const found: Offers = state ? twinOffers(state) : { offers: [], translated: [] };

  const settle = async ({ seenMine, seenTheirs, sameWords }: Seen) => {
    const next = { seenMine, seenTheirs, sameWords };
    const done = await send({ intent: 'settle', ...next });
    if (done) setTwin((now) => now && { ...now, ...next });
    return done !== null;
  };
  /** Settles what somebody decided, and offers to take the decision back. */
  const decide = async (next: Partial<Seen>, text: string, undo?: () => void) => {
    if (!twin || !(await settle({ ...twin, ...next }))) return;
    const onClick = () => {
      undo?.();
      void settle(twin);
    };
    snackbar.show({ text, tone: 'success', action: { label: 'Urungkan', onClick } });
  };
  /** What was only translated meanwhile is settled with the rest. */
  const withTranslated = (now: TwinState, next: Pick<TwinState, 'seenMine' | 'seenTheirs'>) => ({
    seenMine: next.seenMine,
    seenTheirs: ignored({ ...now, ...next }, found.translated).seenTheirs,
  });

  const waiting = found.translated.length > 0 && found.offers.length === 0 && !busy && error === null;
  const settleTranslations = useEffectEvent(
    () => twin && state && settle({ ...twin, ...withTranslated(state, state) }),
  );
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => void settleTranslations());
    return () => clearTimeout(timer);
  }, [waiting]);

  return {
    twin,
    error,
    busy,
    offers: found.offers,
    make: () => send<{ id: string }>({ intent: 'make' }),
    unlink: async () => {
      if (await send({ intent: 'unlink' })) setTwin(null);
    },
    take: (offer: Offer) => {
      if (!state) return;
      const { mine, ...seen } = takenOver(state, offer);
      edit((now) => (now === document ? mine : takenOver({ ...state, mine: now }, offer).mine));
      void decide(
        withTranslated(state, seen),
        offer.kind === 'removed' ? 'Dihapus di sini juga' : 'Perubahan diambil',
        () => edit((now) => takenBack(now, offer, document)),
      );
    },
    ignore: (offers: readonly Offer[]) =>
      state &&
      void decide(
        withTranslated(state, ignored(state, offers)),
        offers.length === 1 ? 'Perubahan diabaikan' : `${offers.length} perubahan diabaikan`,
      ),
    keepWords: (place: string) =>
      twin && void decide({ sameWords: [...twin.sameWords, place] }, 'Tidak perlu diterjemahkan'),
  };
}

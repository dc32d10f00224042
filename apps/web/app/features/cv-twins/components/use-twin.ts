import type { Resume } from '@setapak/resume';
import { useEffect, useEffectEvent, useState } from 'react';
import { callServer } from '~/ui/http/call-server.ts';
import type { ShownRefusal } from '~/ui/http/refusal-text.tsx';
import type { LoadedTwin } from '../load-twin.server.ts';
import type { TwinRequest } from '../schema.ts';
import { ignored, takenOver, twinOffers, type Offer, type Offers, type TwinState } from '../twin-offers.ts';

const OFFLINE = 'Versi bahasa lain butuh koneksi internet. Isianmu tetap aman.';

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

  const settle = async (next: Pick<LoadedTwin, 'seenMine' | 'seenTheirs' | 'sameWords'>) => {
    const done = await send({ intent: 'settle', ...next });
    if (done) setTwin((now) => now && { ...now, ...next });
  };
  const settled = (next: Pick<TwinState, 'seenMine' | 'seenTheirs'>) => {
    // What was only translated meanwhile is settled with it.
    if (!twin || !state) return;
    const { seenTheirs } = ignored({ ...state, ...next }, found.translated);
    void settle({ seenMine: next.seenMine, seenTheirs, sameWords: twin.sameWords });
  };

  const waiting = found.translated.length > 0 && found.offers.length === 0 && !busy && error === null;
  const settleTranslations = useEffectEvent(() => state && settled(state));
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => settleTranslations());
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
      settled(seen);
    },
    ignore: (offers: readonly Offer[]) => state && settled(ignored(state, offers)),
    keepWords: (place: string) =>
      twin &&
      void settle({
        seenMine: twin.seenMine,
        seenTheirs: twin.seenTheirs,
        sameWords: [...twin.sameWords, place],
      }),
  };
}

import type { Resume } from '@setapak/resume';
import { useEffect, useEffectEvent, useState } from 'react';
import { callServer } from '~/ui/http/call-server.ts';
import type { LoadedTwin } from '../load-twin.server.ts';

/** After the page itself is there. */
const LATER = 1_500;

/** How many changes of the other version wait to be taken over or ignored; asked for where the panel is closed, whose list says the same. */
export function useTwinNews({
  cvId,
  document,
  open,
}: {
  cvId: string;
  document: Resume;
  open: boolean;
}): number {
  const [news, setNews] = useState(0);
  const count = useEffectEvent(async (twin: LoadedTwin) => {
    const { twinOffers } = await import('../twin-offers.ts');
    return twinOffers({ ...twin, mine: document }).offers.length;
  });
  useEffect(() => {
    if (open) return undefined;
    const left = new AbortController();
    const ask = async () => {
      const answer = await callServer<{ twin: LoadedTwin | null }>(`/app/cv/${cvId}/twin`, {
        signal: left.signal,
      });
      if (left.signal.aborted || !answer.ok) return;
      const { twin } = answer.data;
      setNews(twin && !twin.binned ? await count(twin) : 0);
    };
    const timer = setTimeout(() => void ask(), LATER);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [cvId, open]);
  return news;
}

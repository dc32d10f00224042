import type { Resume } from '@setapak/resume';
import { useEffect, useEffectEvent, useState } from 'react';
import { loadLater } from '~/ui/lazy-part.ts';

/** After the page itself is there. */
const LATER = 1_500;

interface UseTwinNews {
  cvId: string;
  document: Resume;
  open: boolean;
}

/** How many changes of the other version wait to be taken over or ignored; asked for where the panel is closed, whose list says the same. */
export function useTwinNews({ cvId, document, open }: UseTwinNews): number {
  const [news, setNews] = useState(0);
  const ask = useEffectEvent(async (of: string, signal: AbortSignal) => {
    const { countTwinNews } = await loadLater(() => import('../count-twin-news.ts'));
    const count = await countTwinNews({ cvId: of, mine: document, signal });
    if (count !== undefined) setNews(count);
  });
  useEffect(() => {
    if (open) return undefined;
    const left = new AbortController();
    const timer = setTimeout(() => void ask(cvId, left.signal), LATER);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [cvId, open]);
  return news;
}

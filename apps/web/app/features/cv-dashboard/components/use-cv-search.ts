import { useEffect, useState } from 'react';
import type { CvSummary } from '~/features/cv-library/public.server.ts';
import { searchCvs } from '../search-cvs.ts';
import { useDebounced } from '~/ui/use-debounced.ts';

const DEBOUNCE_MS = 1_000;

/** The list as the search field leaves it. */
export function useCvSearch(cvs: CvSummary[]) {
  const [query, setQuery] = useState('');
  const settled = useDebounced(query.trim(), DEBOUNCE_MS);
  const [result, setResult] = useState<{ query: string; ids: string[] }>();

  useEffect(() => {
    if (settled === '') return;
    let left = false;
    const search = async () => {
      const ids = (await searchCvs(cvs, settled)).map(({ id }) => id);
      if (!left) setResult({ query: settled, ids });
    };
    void search();
    return () => {
      left = true;
    };
  }, [cvs, settled]);

  const trimmed = query.trim();
  const shown = trimmed !== '' && result ? result.ids : null;
  // A CV that was deleted since stays out, one that was renamed shows its new name.
  const found = shown ? shown.flatMap((id) => cvs.find((cv) => cv.id === id) ?? []) : cvs;
  return { query, setQuery, found, searching: trimmed !== '' && result?.query !== trimmed };
}

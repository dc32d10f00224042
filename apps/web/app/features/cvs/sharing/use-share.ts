import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { ShareFormInput, ShareSettings } from './model.ts';

interface Answer {
  share?: ShareSettings;
  text?: string;
}

/** How a CV is shared, and the way to change it. */
export function useShare(cvId: string) {
  const settings = useFetcher<Answer>({ key: `share-${cvId}` });
  const changes = useFetcher<Answer>({ key: `share-change-${cvId}` });
  const path = `/app/cv/${cvId}/share`;
  const { load } = settings;
  useEffect(() => {
    void load(path);
  }, [load, path]);

  return {
    /** Undefined until it is known. */
    share: settings.data?.share ?? changes.data?.share,
    problem: changes.data?.text ?? settings.data?.text,
    saving: changes.state !== 'idle',
    /** What the last change came to. */
    outcome: changes.state === 'idle' ? changes.data : undefined,
    change: (asked: ShareFormInput) => void changes.submit(asked, { method: 'post', action: path }),
  };
}

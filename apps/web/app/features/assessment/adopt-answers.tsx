import { useEffect, useSyncExternalStore } from 'react';
import { useFetcher } from 'react-router';
import { useViewer } from '~/ui/layouts/use-viewer.ts';
import { readLocal, subscribeLocal, writeLocal } from './local-store.ts';

/** What somebody answered as a visitor becomes theirs as soon as they are signed in. Stands once, in the root. */
export function useAdoptedAnswers(): void {
  const signedIn = useViewer() !== null;
  const stored = useSyncExternalStore(subscribeLocal, readLocal, () => null);
  const { submit, data } = useFetcher<{ saved?: boolean }>({ key: 'assessment-adoption' });

  useEffect(() => {
    if (!signedIn || stored === null) return;
    void loadForm(stored).then((form) =>
      form ? submit(form, { method: 'post', action: '/assessment' }) : writeLocal(null),
    );
  }, [signedIn, stored, submit]);

  useEffect(() => {
    if (data?.saved) writeLocal(null);
  }, [data]);
}

/** The quiz is loaded only by those few who bring answers along. */
async function loadForm(stored: string): Promise<Record<string, string> | undefined> {
  const [{ parseLocal }, { formOf }] = await Promise.all([import('./parse-local.ts'), import('./model.ts')]);
  const answers = parseLocal(stored);
  return answers && formOf(answers);
}

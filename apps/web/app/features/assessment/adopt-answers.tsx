import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { readLocal, writeLocal } from './local-store.ts';
import { formOf } from './model.ts';
import { parseLocal } from './parse-local.ts';

/** Sends what somebody answered as a visitor, and forgets it here once it is theirs. */
export function AdoptAnswers() {
  const { submit, data } = useFetcher<{ saved?: boolean }>({ key: 'assessment-adoption' });

  useEffect(() => {
    const stored = readLocal();
    const answers = stored === null ? undefined : parseLocal(stored);
    if (answers) void submit(formOf(answers), { method: 'post', action: '/assessment' });
    else if (stored !== null) writeLocal(null);
  }, [submit]);

  useEffect(() => {
    if (data?.saved) writeLocal(null);
  }, [data]);
  return null;
}

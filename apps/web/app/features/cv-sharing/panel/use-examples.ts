import { exampleSections, withoutExamples, type Resume, type SectionId } from '@setapak/resume';
import { useEffect, useState } from 'react';
import { newId } from '~/services/id.ts';
import { callServer } from '~/ui/http/call-server.ts';
import type { ShownRefusal } from '~/ui/http/refusal-text.tsx';

interface Stored {
  version: number;
  document: Resume;
}

const TIMEOUT_MS = 20_000;
const LOST = 'Belum tersambung ke server. Coba lagi sebentar lagi.';

/** What of a stored CV is still the starter's, and the way to take it out. */
export function useExamples(cvId: string | null) {
  const [stored, setStored] = useState<(Stored & { cvId: string }) | null>(null);
  const [kept, setKept] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ cvId: string; refusal: ShownRefusal } | null>(null);

  useEffect(() => {
    if (!cvId) return undefined;
    const left = new AbortController();
    const look = async () => {
      const answer = await callServer<Stored>(urlOf(cvId), { signal: left.signal, timeoutMs: TIMEOUT_MS });
      if (left.signal.aborted) return;
      // Without an answer there is nothing to ask about; the download will say what is wrong.
      if (answer.ok) setStored({ cvId, ...answer.data });
      else setKept(cvId);
    };
    void look();
    return () => left.abort();
  }, [cvId]);

  const own = stored?.cvId === cvId ? stored : null;
  const sections: SectionId[] = own ? exampleSections(own.document) : [];
  return {
    /** It is not yet known whether there are any. */
    looking: cvId !== null && !own && kept !== cvId,
    document: own?.document ?? null,
    sections,
    /** The person has not yet said what becomes of them. */
    asks: sections.length > 0 && kept !== cvId,
    busy,
    problem: problem?.cvId === cvId ? problem.refusal : null,
    keep: () => setKept(cvId),
    remove: async () => {
      if (!own) return;
      setBusy(true);
      const outcome = await removeExamples(own);
      setBusy(false);
      if ('text' in outcome) setProblem({ cvId: own.cvId, refusal: outcome });
      else setStored({ cvId: own.cvId, ...outcome });
    },
  };
}

const urlOf = (cvId: string) => `/app/cv/${cvId}/document`;

/** @returns the CV without them as it is stored then, or why it could not be stored */
async function removeExamples({
  cvId,
  version,
  document,
}: Stored & { cvId: string }): Promise<Stored | ShownRefusal> {
  const next = withoutExamples(document);
  const save = { version, saveId: newId(), document: next };
  const answer = await callServer<{ version: number }>(urlOf(cvId), {
    json: save,
    timeoutMs: TIMEOUT_MS,
    lost: LOST,
  });
  if (answer.ok) return { version: answer.data.version, document: next };
  const { status, said } = answer.refusal;
  // Another device saved in between: what it says counts, without the examples.
  if (status === 409) return removeExamples({ cvId, ...(said as Stored) });
  return answer.refusal;
}

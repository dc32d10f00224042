import type { Resume } from '@setapak/resume';
import { callServer } from '~/ui/http/call-server.ts';
import type { LoadedTwin } from './load-twin.server.ts';
import { twinOffers } from './twin-offers.ts';

interface CountTwinNews {
  cvId: string;
  /** What the CV says now. */
  mine: Resume;
  signal: AbortSignal;
}

/** How many changes of the other version wait to be taken over or ignored; undefined where the server did not answer. */
export async function countTwinNews({ cvId, mine, signal }: CountTwinNews): Promise<number | undefined> {
  const answer = await callServer<{ twin: LoadedTwin | null }>(`/app/cv/${cvId}/twin`, { signal });
  if (signal.aborted || !answer.ok) return undefined;
  const { twin } = answer.data;
  return twin && !twin.binned ? twinOffers({ ...twin, mine }).offers.length : 0;
}

import { endOfDay } from '~/features/scheduling/public.server.ts';
import { freeBys, type FreeBy } from './query.ts';

const days: Record<FreeBy, number> = { today: 1, tomorrow: 2, week: 7 };

/** When the day, the next one or the week from today on is over in a zone. */
export function endOfFree(free: FreeBy, zone: string, now: Date): Date {
  return new Date(endOfDay(now.getTime(), zone, days[free]));
}

/** By which of them a mentor is free next; null where that is later, or unknown. */
export function freeBy(nextFreeAt: Date | null, zone: string, now: Date): FreeBy | null {
  if (!nextFreeAt || nextFreeAt <= now) return null;
  return freeBys.find((free) => nextFreeAt < endOfFree(free, zone, now)) ?? null;
}

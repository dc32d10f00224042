import type { Place, Verdict } from './checkup.ts';

export const passed: Verdict = { outcome: 'passed' };

/**
 * Kept, and the better the more.
 * @param earned share of the points, 0..1
 * @param said in place of the rule's own words for what is kept
 * @param more what would make it better still, as a heading
 */
export function passedBy(earned: number, said: string, more: string, places: Place[]): Verdict {
  return { outcome: 'passed', earned: Math.min(1, earned), said, more, places };
}

/** @param ceiling the highest total that this leaves, where it stops an application */
export function failed(places: Place[] = [], ceiling?: number): Verdict {
  return { outcome: 'failed', places, ceiling };
}

/** @param earned share of the points still given, 0..1 */
export function partly(earned: number, places: Place[] = [], ceiling?: number): Verdict {
  return { outcome: 'partly', earned, places, ceiling };
}

export function unsure(places: Place[] = []): Verdict {
  return { outcome: 'unsure', places };
}

export function passedIf(kept: boolean, places: Place[] = []): Verdict {
  return kept ? passed : failed(places);
}

/** The fewer of the judged things are wrong, the more points stay. */
export function byShare(wrong: Place[], judged: number, ceiling?: number): Verdict {
  if (wrong.length === 0) return passed;
  if (wrong.length >= judged) return failed(wrong, ceiling);
  return partly(1 - wrong.length / judged, wrong, ceiling);
}

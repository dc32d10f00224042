import type { Place, Verdict } from './checkup.ts';

export const passed: Verdict = { outcome: 'passed' };

export function failed(places: Place[] = []): Verdict {
  return { outcome: 'failed', places };
}

/** @param earned share of the points still given, 0..1 */
export function partly(earned: number, places: Place[] = []): Verdict {
  return { outcome: 'partly', earned, places };
}

export function passedIf(kept: boolean, places: Place[] = []): Verdict {
  return kept ? passed : failed(places);
}

/** The fewer of the judged things are wrong, the more points stay. */
export function byShare(wrong: Place[], judged: number): Verdict {
  if (wrong.length === 0) return passed;
  if (wrong.length >= judged) return failed(wrong);
  return partly(1 - wrong.length / judged, wrong);
}

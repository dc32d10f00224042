import { expect, test } from 'vitest';
import { createLastEvents } from './last-events.ts';

test('last events: known for a minute, and never taken for known before they were', () => {
  let clock = 0;
  const last = createLastEvents(() => clock);
  clock = 10_000;
  last.add('rani');
  clock = 15_000;
  expect([4_000, 5_000, 15_001].map((ms) => last.mayBeWithin('rani', ms))).toEqual([false, true, true]);
  expect([4_000, 15_000, 15_001].map((ms) => last.mayBeWithin('budi', ms))).toEqual([false, false, true]);
  expect([last.since('rani'), last.since('budi')]).toEqual([5_000, undefined]);
  clock = 80_000;
  last.add('budi');
  expect(last.mayBeWithin('rani', 60_000)).toBe(false);
  expect(last.mayBeWithin('rani', 60_001)).toBe(true);
  last.forget();
  clock = 81_000;
  expect([999, 1_000, 1_001].map((ms) => last.mayBeWithin('budi', ms))).toEqual([false, false, true]);
});

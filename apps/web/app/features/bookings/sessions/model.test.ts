import { expect, test } from 'vitest';
import { canReportProblem, whyNotMoved, type SessionOutcome } from './model.ts';

const now = new Date('2026-11-20T02:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

test.each([
  ['far ahead', { startAt: inHours(30), moves: 0 }, null],
  ['without a time', { startAt: null, moves: 0 }, null],
  ['close', { startAt: inHours(11), moves: 0 }, /Kurang dari 12 jam/],
  ['moved twice', { startAt: inHours(30), moves: 2 }, /sudah diubah 2 kali/],
])('a session %s says why its time stays', (_, standing, reason) => {
  const said = whyNotMoved({ hours: 1, outcome: null, ...standing }, now);
  if (reason === null) expect(said).toBeNull();
  else expect(said).toMatch(reason);
});

const noted = (hours: number, outcome: SessionOutcome) => ({ outcome, outcomeAt: inHours(hours) });
const open = { outcome: null, outcomeAt: null };

test.each([
  ['ahead', { startAt: inHours(1), ...open }, false],
  ['that began', { startAt: inHours(0), ...open }, true],
  ['that ended two days ago', { startAt: inHours(-49), ...open }, false],
  [
    'that ended two days ago, with a no-show noted an hour ago',
    { startAt: inHours(-49), ...noted(-1, 'no_show') },
    true,
  ],
  [
    'that ended two days ago, and was confirmed an hour ago',
    { startAt: inHours(-49), ...noted(-1, 'held') },
    false,
  ],
  ['without a time that goes on', { startAt: null, ...open }, false],
  ['without a time that its mentor says was held', { startAt: null, ...noted(-47, 'held') }, true],
  ['without a time whose customer was not reached', { startAt: null, ...noted(-47, 'unreachable') }, true],
  ['without a time that ended two days ago', { startAt: null, ...noted(-48, 'held') }, false],
  ['without a time that was called off', { startAt: null, ...noted(-1, 'cancelled') }, false],
])('a problem of a session %s', (_, standing, expected) => {
  expect(canReportProblem({ hours: 1, moves: 0, ...standing }, now)).toBe(expected);
});

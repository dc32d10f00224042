import { expect, test } from 'vitest';
import { whyNotMoved } from './model.ts';

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

import { expect, test } from 'vitest';
import { definitionOf } from './queues.ts';

const HOUR = 3_600;

/** What pg-boss waits at least after each failed try: it adds up to as much again by chance. */
function waitsOf({ retryLimit, retryDelay, retryDelayMax }: ReturnType<typeof definitionOf>): number[] {
  return Array.from({ length: retryLimit }, (_, n) =>
    Math.min(retryDelayMax ?? Infinity, retryDelay * 2 ** n),
  );
}

test('mails wait out a mail server that is away for a day, and go out soon after it is back', () => {
  const waits = waitsOf(definitionOf('send-mail'));
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThanOrEqual(24 * HOUR);
  expect(Math.max(...waits)).toBeLessThanOrEqual(HOUR / 4);
});

test('pictures of CVs wait out a file store that is away or full for an hour', () => {
  const waits = waitsOf(definitionOf('render-thumbnail'));
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThanOrEqual(HOUR);
});

import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test, vi } from 'vitest';
import { createPuzzles, type Puzzle } from './puzzles.server.ts';

const used = new Set<string>();
const limits = {
  take: (_: string, subject: string) => {
    const again = used.has(subject);
    used.add(subject);
    return Promise.resolve(again ? 60 : undefined);
  },
};
const puzzles = createPuzzles({ secret: 'a secret of the tests', limits, effort: [3, 6] });

async function solve(challenge: Puzzle): Promise<string> {
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}

test('puzzles: a solution counts once, for its purpose alone', async () => {
  const solved = await solve(await puzzles.make('sign-in'));
  expect(await puzzles.redeem('register', solved)).toBe(false);
  expect(await puzzles.redeem('sign-in', solved)).toBe(true);
  expect(await puzzles.redeem('sign-in', solved)).toBe(false);
});

test('puzzles: of five who send one solution at once, one is let in', async () => {
  const solved = await solve(await puzzles.make('register'));
  const answers = await Promise.all(Array.from({ length: 5 }, () => puzzles.redeem('register', solved)));
  expect(answers.filter(Boolean)).toHaveLength(1);
});

test('puzzles: a guess, an easier puzzle, another secret and a late answer count for nothing', async () => {
  const challenge = await puzzles.make('sign-in');
  const guess = { counter: 4, derivedKey: '00'.repeat(32) };
  const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1, keyPrefix: '' } };
  const foreign = createPuzzles({ secret: 'another secret', limits, effort: [3, 6] });
  const bent = [
    undefined,
    '',
    'x',
    '{}',
    '[]',
    'null',
    '9'.repeat(5_000),
    JSON.stringify({ challenge, solution: guess }),
    JSON.stringify({ challenge: easier, solution: guess }),
    JSON.stringify({ challenge: { parameters: challenge.parameters }, solution: guess }),
    await solve(await foreign.make('sign-in')),
  ];
  for (const solved of bent) expect(await puzzles.redeem('sign-in', solved)).toBe(false);

  const solved = await solve(challenge);
  vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ['Date'] });
  expect(await puzzles.redeem('sign-in', solved)).toBe(false);
  vi.useRealTimers();
  expect(await puzzles.redeem('sign-in', solved)).toBe(true);
});

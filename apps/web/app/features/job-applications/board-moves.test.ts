import { expect, test } from 'vitest';
import { beforeOf, withMove } from './board-moves.ts';
import type { BoardCard } from './load-board.server.ts';
import type { Target } from './model.ts';

const card = (id: string, at: Target): BoardCard => ({
  id,
  at,
  title: id,
  company: '',
  place: '',
  source: '',
  deadline: null,
  nextStep: null,
  score: null,
  change: null,
  matchedAge: null,
  hasAd: false,
});
const cards = [card('a', 'saved'), card('b', 'saved'), card('c', 'saved'), card('d', 'applied')];
const column = (list: BoardCard[], at: Target) =>
  list
    .filter((one) => one.at === at)
    .map(({ id }) => id)
    .join('');

test('a move: to the top, to the end, before another one', () => {
  const move = { id: 'a', from: 'saved', to: 'applied' } as const;
  expect(column(withMove(cards, move), 'applied')).toBe('ad');
  expect(column(withMove(cards, { ...move, before: null }), 'applied')).toBe('da');
  expect(column(withMove(cards, { ...move, before: 'd' }), 'applied')).toBe('ad');
  expect(column(withMove(cards, move), 'saved')).toBe('bc');
});

test('a move of what is gone changes nothing', () => {
  expect(withMove(cards, { id: 'x', from: 'saved', to: 'applied' })).toEqual(cards);
});

test('dropped over another card: behind it from above, before it from below and from elsewhere', () => {
  expect(beforeOf(cards, 'a', 'b')).toBe('c');
  expect(beforeOf(cards, 'a', 'c')).toBeNull();
  expect(beforeOf(cards, 'c', 'a')).toBe('a');
  expect(beforeOf(cards, 'a', 'd')).toBe('d');
});

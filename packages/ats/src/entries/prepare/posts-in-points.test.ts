import { expect, test } from 'vitest';
import { lineOf } from '../../testing/line-of.ts';
import { postsWithoutBullets } from './posts-in-points.ts';

test('a point that holds a period alone keeps the period', () => {
  const lines = postsWithoutBullets([
    lineOf({ text: 'Alpha Engineering, Oakland', y: 100 }),
    lineOf({ text: '▪', y: 112 }, { text: '2016 – 2019', x: 400, y: 112 }),
    lineOf({ text: '▪ Drew plans of bridges', x: 70, y: 124 }),
  ]);
  expect(lines.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
    ['Alpha Engineering, Oakland'],
    ['2016 – 2019'],
    ['▪ Drew plans of bridges'],
  ]);
});

import { expect, test } from 'vitest';
import { lineOf } from '../../testing/line-of.ts';
import { withoutDots } from './timeline-dots.ts';

test('a dot alone in its row is left out, and the row below it opens an entry', () => {
  const lines = withoutDots([
    lineOf({ text: '○', y: 104 }),
    lineOf({ text: 'Staff Writer', x: 56, y: 110 }, { text: '2016 – 2019', x: 400, y: 110 }),
    lineOf({ text: 'Radio Calanque, Lyon', x: 56, y: 122 }),
  ]);
  expect(lines.map(({ text, opensEntry = false }) => [text, opensEntry])).toEqual([
    ['Staff Writer\t2016 – 2019', true],
    ['Radio Calanque, Lyon', false],
  ]);
});

test('a dot in a cell of its own leaves the rest of its row', () => {
  const [line] = withoutDots([
    lineOf({ text: '○', y: 104 }, { text: 'Staff Writer', x: 200, y: 104 }),
    lineOf({ text: 'Radio Calanque. 2016 – 2019', x: 56, y: 116 }),
  ]);
  expect(line!.cells.map(({ text }) => text)).toEqual(['Staff Writer']);
  expect(line!.opensEntry).toBe(true);
});

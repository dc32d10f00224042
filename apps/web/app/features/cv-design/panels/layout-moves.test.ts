import type { Layout } from '@setapak/resume';
import { expect, test } from 'vitest';
import { columnOf, dropped, movedBy, movedTo } from './layout-moves.ts';

const layout: Layout = [
  ['objective', 'work', 'education'],
  ['skills', 'languages'],
];

test('a section goes up and down in its column and stays at its ends', () => {
  expect(movedBy(layout, 'education', -1)[0]).toEqual(['objective', 'education', 'work']);
  expect(movedBy(layout, 'objective', -1)).toEqual(layout);
  expect(movedBy(layout, 'languages', 1)).toEqual(layout);
});

test('a section goes to the other column, before another one or last', () => {
  expect(movedTo(layout, 'skills', { column: 0, before: 'work' })).toEqual([
    ['objective', 'skills', 'work', 'education'],
    ['languages'],
  ]);
  expect(movedTo(layout, 'work', { column: 1 })).toEqual([
    ['objective', 'education'],
    ['skills', 'languages', 'work'],
  ]);
});

test('what is dropped on a section takes its place, from above as from below', () => {
  expect(dropped(layout, 'objective', 'work')[0]).toEqual(['work', 'objective', 'education']);
  expect(dropped(layout, 'education', 'objective')[0]).toEqual(['education', 'objective', 'work']);
  expect(dropped(layout, 'objective', 'education')[0]).toEqual(['work', 'education', 'objective']);
  expect(dropped(layout, 'work', 'work')).toEqual(layout);
});

test('no move loses a section', () => {
  for (const over of [...layout.flat(), 0, 1])
    for (const name of layout.flat())
      expect(dropped(layout, name, over).flat().sort()).toEqual(layout.flat().sort());
  expect(columnOf(layout, 'skills')).toBe(1);
});

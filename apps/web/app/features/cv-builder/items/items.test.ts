import { emptyResume, itemSectionNames, parseResume, isBlank } from '@setapak/resume';
import { expect, test } from 'vitest';
import {
  blankCustomItem,
  blankItem,
  moved,
  movedTo,
  placed,
  settled,
  withCustomItems,
  withFields,
  withItems,
  withoutBlanks,
} from './items.ts';

const job = (id: string, endDate: string, isCurrent = false) => ({
  ...blankItem('work', id),
  endDate,
  isCurrent,
});
const ids = (items: { id: string }[]) => items.map(({ id }) => id).join('');

test('new item: has every field of the document’s schema', () => {
  const document = emptyResume();
  for (const section of itemSectionNames) {
    const filled = withItems(document, section, () => [blankItem(section, 'a') as never]);
    expect(parseResume(filled)).toEqual(filled);
    expect(isBlank(blankItem(section, 'a'))).toBe(true);
  }
});

test('an item with any text is not blank', () => {
  expect(isBlank({ ...blankItem('work', 'a'), company: 'Bank Nusa' })).toBe(false);
});

test('a new item stands where its end date belongs', () => {
  const items = [job('n', '2022-05'), job('a', '2024-01'), job('b', '2020')];
  expect(ids(placed(items, 'n'))).toBe('anb');
});

test('what goes on stands first, what has no dates stays where it is', () => {
  expect(ids(placed([job('a', '2024-01'), job('n', '', true)], 'n'))).toBe('na');
  expect(ids(placed([job('n', ''), job('a', '2024-01')], 'n'))).toBe('na');
});

test('the order that the person gave the others is kept', () => {
  const items = [job('n', '2023'), job('a', '2020'), job('b', '2024'), job('c', '2022')];
  expect(ids(placed(items, 'n'))).toBe('nabc');
});

test('items move up and down and stop at the ends', () => {
  const items = [job('a', ''), job('b', ''), job('c', '')];
  expect(ids(moved(items, 'b', -1))).toBe('bac');
  expect(ids(moved(items, 'b', 1))).toBe('acb');
  expect(ids(moved(items, 'a', -1))).toBe('abc');
  expect(ids(moved(items, 'c', 1))).toBe('abc');
});

test('an item that is dragged takes the place of the one it is dropped on', () => {
  const items = [job('a', ''), job('b', ''), job('c', '')];
  expect(ids(movedTo(items, 'a', 'c'))).toBe('bca');
  expect(ids(movedTo(items, 'c', 'a'))).toBe('cab');
  expect(movedTo(items, 'b', 'b')).toBe(items);
  expect(movedTo(items, 'b', 'gone')).toBe(items);
});

test('another job at the same company stands with the first', () => {
  const at = (id: string, company: string, endDate: string) => ({ ...job(id, endDate), company });
  const items = [
    at('n', 'Nusa', '2021'),
    at('a', 'Kita', '2024'),
    at('b', 'Nusa', '2023'),
    at('c', 'Kita', '2020'),
  ];
  expect(ids(placed(items, 'n', ({ company }) => company))).toBe('abnc');
});

test('items that were never filled in go, and a list without any stays the same list', () => {
  const items = [job('a', ''), job('b', '2020')];
  expect(ids(withoutBlanks(items))).toBe('b');
  const document = emptyResume();
  expect(withItems(document, 'work', withoutBlanks)).toBe(document);
});

test('next step: a new item that was never closed stands where its dates belong, and empty ones are gone', () => {
  const items = [job('n', '2019-03'), job('a', '2024-01'), job('b', ''), job('c', '2018')];
  expect(ids(settled(items, 'n'))).toBe('anc');
  expect(ids(settled(items, null))).toBe('nac');
  const ordered = [job('a', '2024'), job('n', '2020')];
  expect(settled(ordered, 'n')).toBe(ordered);
});

test('own sections: their items are blank, filled and changed like the others', () => {
  const document = parseResume({
    custom: [
      { id: 'a', items: [] },
      { id: 'b', items: [] },
    ],
  });
  const item = blankCustomItem('publication', 'x');
  expect(isBlank(item)).toBe(true);
  const filled = withCustomItems(document, 'b', () => [{ ...item, title: 'Banjir' }]);
  expect(filled.custom.map(({ items }) => items.length)).toEqual([0, 1]);
  expect(parseResume(filled)).toEqual(filled);
  expect(withCustomItems(document, 'gone', () => [item])).toBe(document);
});

test('example: an item is one until a field of it is edited; showing and hiding leave it one', () => {
  const item = { ...blankItem('work', 'a'), company: 'PT Contoh', isExample: true };
  expect(withFields(item, { isVisible: false }).isExample).toBe(true);
  expect(withFields(item, { company: 'PT Nusa' })).toMatchObject({ company: 'PT Nusa', isExample: false });
});

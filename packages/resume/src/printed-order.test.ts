import { expect, test } from 'vitest';
import { plainFact, printedOrder } from './printed-order.ts';

const skill = (name: string, keywords: string[] = []) => ({ name, level: '', keywords });
const orderOf = (items: object[], section = 'skills') =>
  printedOrder(items, plainFact(section)!).map((item) => (item as { name: string }).name);

test('skills without details are printed together in the place of the first; all else keeps its order', () => {
  const mixed = [skill('Desain', ['Figma']), skill('Excel'), skill('Data', ['SQL']), skill('Git')];
  expect(orderOf(mixed)).toEqual(['Desain', 'Excel', 'Git', 'Data']);
  const grouped = [skill('Excel'), skill('Git'), skill('Desain', ['Figma'])];
  expect(orderOf(grouped)).toEqual(['Excel', 'Git', 'Desain']);
});

test('languages with a level keep their lines; a section of entries has no such order', () => {
  const spoken = [
    { name: 'Indonesia', fluency: '' },
    { name: 'Inggris', fluency: 'Aktif' },
    { name: 'Jawa', fluency: ' ' },
  ];
  expect(orderOf(spoken, 'languages')).toEqual(['Indonesia', 'Jawa', 'Inggris']);
  expect(plainFact('work')).toBeUndefined();
});

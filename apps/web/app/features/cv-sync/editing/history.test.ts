import { expect, test } from 'vitest';
import { noHistory, recorded, redone, undone, type History } from './history.ts';

interface Doc {
  name: string;
  city: string;
}

const doc = (name: string, city = ''): Doc => ({ name, city });

/** Types one document after the other, `gap` milliseconds apart. */
function typed(gap: number, ...docs: Doc[]): History<Doc> {
  return docs
    .slice(1)
    .reduce<History<Doc>>(
      (history, after, index) => recorded(history, { before: docs[index]!, after, at: index * gap }),
      noHistory,
    );
}

test('steps are undone one by one and done again', () => {
  const [a, b, c] = [doc('a'), doc('b'), doc('c')];
  const one = undone(typed(2000, a, b, c), c)!;
  expect(one.document).toEqual(b);
  const two = undone(one.history, b)!;
  expect(two.document).toEqual(a);
  expect(undone(two.history, a)).toBeNull();
  expect(redone(two.history, a)!.document).toEqual(b);
});

test('what was typed in one go is one step', () => {
  const [a, b, c] = [doc('R'), doc('Ra'), doc('Ran')];
  expect(undone(typed(100, a, b, c), c)!.document).toEqual(a);
});

test('what another device changed meanwhile stays', () => {
  const [a, b] = [doc('a'), doc('b')];
  expect(undone(typed(2000, a, b), doc('b', 'Solo'))!.document).toEqual(doc('a', 'Solo'));
});

test('a new edit ends what could be done again', () => {
  const [a, b, c] = [doc('a'), doc('b'), doc('c')];
  const back = undone(typed(2000, a, b), b)!;
  const on = recorded(back.history, { before: a, after: c, at: 9000 });
  expect(redone(on, c)).toBeNull();
});

test('a hundred steps are kept', () => {
  const docs = Array.from({ length: 151 }, (_, index) => doc(String(index)));
  expect(typed(2000, ...docs).past).toHaveLength(100);
});

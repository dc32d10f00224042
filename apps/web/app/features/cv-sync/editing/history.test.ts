import { expect, test } from 'vitest';
import { noHistory, recorded, redone, undone, type History } from './history.ts';

interface Doc {
  name: string;
  city: string;
}

const doc = (name: string, city = ''): Doc => ({ name, city });

/** Types one document after the other, `gap` milliseconds apart. */
function typed<Document>(gap: number, ...docs: Document[]): History<Document> {
  return docs
    .slice(1)
    .reduce<History<Document>>(
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

test('fields that are typed in right after each other are a step each', () => {
  const [a, b, c] = [doc('R'), doc('Ra'), doc('Ra', 'S')];
  expect(undone(typed(100, a, b, c), c)!.document).toEqual(b);
});

test('a move and a deletion right after each other are a step each', () => {
  const [one, two, three] = ['1', '2', '3'].map((id) => ({ id, text: 'a' }));
  const lists = [
    [one, two, three],
    [two, one, three],
    [two, one],
  ].map((items) => ({ items }));
  expect(undone(typed(100, ...lists), lists[2]!)!.document).toEqual(lists[1]);
});

test('a move and a move back right after each other are a step each', () => {
  const [one, two, three] = ['1', '2', '3'].map((id) => ({ id, text: id }));
  const lists = [
    [one, two, three],
    [two, one, three],
    [one, two, three],
  ].map((items) => ({ items }));
  expect(undone(typed(100, ...lists), lists[2]!)!.document).toEqual(lists[1]);
});

test('an undo step does not contain what came from another device during typing', () => {
  const [a, b, fromThere, c] = [doc('R'), doc('Ra'), doc('Ra', 'Solo'), doc('Ran', 'Solo')];
  const first = recorded<Doc>(noHistory, { before: a, after: b, at: 0 });
  const second = recorded(first, { before: fromThere, after: c, at: 100 });
  const one = undone(second, c)!;
  expect(one.document).toEqual(fromThere);
  expect(undone(one.history, one.document)!.document).toEqual(doc('R', 'Solo'));
});

test('an example that becomes one’s own with the first letter is one step with the next ones', () => {
  const at = (text: string, isExample: boolean) => ({ name: text, city: isExample ? 'x' : 'y' });
  const [a, b, c] = [at('C', true), at('Ca', false), at('Cat', false)];
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

import { LIMITS } from '@setapak/resume';
import { EditorState } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { FROM_OUTSIDE, lengthCap } from './length-cap.ts';
import { richDoc, richSource } from './rich-blocks.ts';

function insert(text: string, before = 'Awal', meta?: string) {
  const heard: boolean[] = [];
  const state = EditorState.create({
    doc: richDoc(before),
    plugins: [lengthCap((full) => heard.push(full))],
  });
  const transaction = state.tr.insertText(text, 1);
  const { doc } = state.apply(meta ? transaction.setMeta(meta, true) : transaction);
  return { source: richSource(doc), heard };
}

test('rich text: what is too long is left out as a whole, and said', () => {
  expect(insert('x'.repeat(LIMITS.text))).toEqual({ source: 'Awal', heard: [true] });
  expect(insert('Baru ')).toEqual({ source: 'Baru Awal', heard: [false] });
});

test('rich text: signs that are escaped count as they are stored', () => {
  const { source, heard } = insert('*'.repeat(LIMITS.text - 100));
  expect(source).toBe('Awal');
  expect(heard).toEqual([true]);
});

test('rich text: what was stored elsewhere is shown, however long', () => {
  const { source, heard } = insert('x'.repeat(LIMITS.text), 'Awal', FROM_OUTSIDE);
  expect(source).toHaveLength(LIMITS.text + 4);
  expect(heard).toEqual([]);
});

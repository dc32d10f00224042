import { AllSelection, EditorState, TextSelection, type Command } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { richDoc, richSource } from './rich-blocks.ts';
import {
  activeStyles,
  linkAt,
  removeLink,
  richKeys,
  setLink,
  startListByTyping,
  toggleBold,
  toggleBullets,
  toggleNumbers,
} from './rich-commands.ts';

/** The source after a command with the cursor behind `before`, or with `selected` selected. */
function after(source: string, at: string, command: Command): string {
  const state = stateAt(source, at);
  let next = state;
  expect(command(state, (transaction) => (next = state.apply(transaction)))).toBe(true);
  next.doc.check();
  return richSource(next.doc);
}

function stateAt(source: string, at: string): EditorState {
  const doc = richDoc(source);
  let from = -1;
  let to = -1;
  const [before = '', selected] = at.split('|');
  doc.descendants((node, pos) => {
    const index = node.text?.indexOf(before) ?? -1;
    if (from >= 0 || index < 0) return;
    from = pos + index + (selected === undefined ? before.length : 0);
    to = pos + index + before.length;
  });
  const state = EditorState.create({ doc });
  return state.apply(state.tr.setSelection(TextSelection.create(doc, from, to)));
}

test('lists come and go by their buttons', () => {
  expect(after('satu', 'satu', toggleBullets)).toBe('- satu');
  expect(after('- satu', 'satu', toggleBullets)).toBe('satu');
  expect(after('- satu\n- dua', 'dua', toggleNumbers)).toBe('1. satu\n2. dua');
});

test('lists: selected paragraphs become a point each, all of the text does, and both go back', () => {
  const allOf = (source: string, command: Command) => {
    const state = EditorState.create({ doc: richDoc(source) });
    let next = state.apply(state.tr.setSelection(new AllSelection(state.doc)));
    expect(command(next, (transaction) => (next = next.apply(transaction)))).toBe(true);
    next.doc.check();
    return { source: richSource(next.doc), next };
  };
  const { source, next } = allOf('satu\n\ndua\n\ntiga', toggleBullets);
  expect(source).toBe('- satu\n- dua\n- tiga');
  expect(activeStyles(next)).toMatchObject({ bullets: true });
  expect(allOf(source, toggleNumbers).source).toBe('1. satu\n2. dua\n3. tiga');
  expect(allOf(source, toggleBullets).source.split(/\n+/)).toEqual(['satu', 'dua', 'tiga']);
  expect(allOf('satu', toggleBullets).source).toBe('- satu');
  expect(allOf('pengantar\n\n- satu\n- dua', toggleNumbers).source).toBe('1. pengantar\n2. satu\n3. dua');
  const two = (state: EditorState) =>
    state.apply(state.tr.setSelection(TextSelection.create(state.doc, 2, state.doc.child(0).nodeSize + 2)));
  let listed = two(EditorState.create({ doc: richDoc('satu\n\ndua\n\ntiga') }));
  toggleBullets(listed, (transaction) => (listed = listed.apply(transaction)));
  expect(richSource(listed.doc)).toMatch(/^- satu\n- dua\n+tiga$/);
  let points = EditorState.create({ doc: richDoc('- satu\n- dua\n- tiga') });
  points = points.apply(points.tr.setSelection(TextSelection.create(points.doc, 4, 13)));
  toggleBullets(points, (transaction) => (points = points.apply(transaction)));
  expect(richSource(points.doc)).toMatch(/^satu\n+dua\n+- tiga$/);
});

test('lists: of lines in one paragraph, as they are pasted, each that is selected becomes a point', () => {
  const source = 'Tugas:\nsatu\ndua\ntiga';
  expect(EditorState.create({ doc: richDoc(source) }).doc.childCount).toBe(1);
  expect(after(source, 'dua', toggleBullets).split(/\n+/)).toEqual(['Tugas:', 'satu', '- dua', 'tiga']);
  let state = EditorState.create({ doc: richDoc(source) });
  // From the middle of "satu" to the middle of "tiga".
  state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 10, 19)));
  toggleNumbers(state, (transaction) => (state = state.apply(transaction)));
  expect(richSource(state.doc).split(/\n+/)).toEqual(['Tugas:', '1. satu', '2. dua', '3. tiga']);
  expect(activeStyles(state)).toMatchObject({ numbers: true });
  state = EditorState.create({ doc: richDoc(source) });
  state = state.apply(state.tr.setSelection(new AllSelection(state.doc)));
  toggleBullets(state, (transaction) => (state = state.apply(transaction)));
  expect(richSource(state.doc)).toBe('- Tugas:\n- satu\n- dua\n- tiga');
});

test('a hyphen and a space begin a list, one in mid-sentence does not', () => {
  expect(after('-satu', '-', startListByTyping)).toBe('- satu');
  expect(after('1.satu', '1.', startListByTyping)).toBe('1. satu');
  expect(startListByTyping(stateAt('a -', 'a -'))).toBe(false);
  expect(startListByTyping(stateAt('- satu', 'satu'))).toBe(false);
});

test('Backspace at the start of a point makes it a paragraph', () => {
  const state = stateAt('- satu', 'satu');
  const start = state.apply(
    state.tr.setSelection(TextSelection.create(state.doc, state.selection.$from.start())),
  );
  let next = start;
  expect(richKeys['Backspace']!(start, (transaction) => (next = start.apply(transaction)))).toBe(true);
  expect(richSource(next.doc)).toBe('satu');
});

test('a link is set, shown, changed and removed; an unsafe address is refused', () => {
  expect(after('lihat karya', 'karya|', setLink('a.example'))).toBe('lihat [karya](https://a.example)');
  expect(after('lihat ', 'lihat', setLink('rani@a.example'))).toBe(
    'lihat[rani@a.example](mailto:rani@a.example)',
  );
  expect(linkAt(stateAt('lihat [karya](https://a.example) ini', 'kar'))?.href).toBe('https://a.example');
  expect(after('lihat [karya](https://a.example)', 'kar', setLink('https://b.example'))).toBe(
    'lihat [karya](https://b.example)',
  );
  expect(after('lihat [karya](https://a.example)', 'kar', removeLink)).toBe('lihat karya');
  expect(setLink('javascript:alert(1)')(stateAt('a', 'a|'))).toBe(false);
});

test('toolbar: shows the marks of the selection', () => {
  expect(after('satu', 'satu|', toggleBold)).toBe('**satu**');
  expect(activeStyles(stateAt('1. **satu**', 'sa'))).toEqual({
    bold: true,
    italic: false,
    bullets: false,
    numbers: true,
    link: '',
  });
});

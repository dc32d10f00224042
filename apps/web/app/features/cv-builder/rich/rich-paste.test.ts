import { formatRichText, parseRichText, type Block } from '@setapak/resume';
import { Fragment, Slice } from 'prosemirror-model';
import { expect, test } from 'vitest';
import { listsFromBullets, pastedSlice, pastedText } from './rich-paste.ts';
import { richSource } from './rich-blocks.ts';
import { richSchema } from './rich-schema.ts';

const paragraph = (text: string): Block => ({ kind: 'paragraph', spans: [{ text }] });

test('points that Word copied as paragraphs become a list, what stands around them stays', () => {
  const blocks = [
    paragraph('Tugas:'),
    paragraph('· satu'),
    paragraph('·\u00A0\u00A0 dua'),
    paragraph('Selesai'),
  ];
  expect(formatRichText(listsFromBullets(blocks))).toBe('Tugas:\n\n- satu\n- dua\n\nSelesai');
});

test('a point keeps its bold words', () => {
  const blocks: Block[] = [
    { kind: 'paragraph', spans: [{ text: '• ' }, { text: 'Memimpin', bold: true }, { text: ' tim' }] },
  ];
  expect(formatRichText(listsFromBullets(blocks))).toBe('- **Memimpin** tim');
});

test('points that already are ones lose the bullet that their text brought', () => {
  const { list_item: item, paragraph: line } = richSchema.nodes;
  const pasted = ['·\u00A0\u00A0 satu', '• dua', 'tiga'].map((text) =>
    item.create(null, line.create(null, richSchema.text(text))),
  );
  const first = line.create(null, richSchema.text('· nol'));
  const slice = new Slice(Fragment.from([first, ...pasted]), 1, 2);
  const { content } = pastedSlice(slice);
  expect(richSource(richSchema.nodes.doc.create(null, content))).toBe('- nol\n- satu\n- dua\n- tiga');
});

test('what holds no points is left as it is', () => {
  const blocks = parseRichText('Satu\n\nDua - tiga\n\n- empat');
  expect(listsFromBullets(blocks)).toBe(blocks);
});

test('plain text becomes paragraphs and lists', () => {
  const { content } = pastedText('Tugas\r\n• satu\r\n• dua\u200B');
  expect(richSource(richSchema.nodes.doc.create(null, content))).toBe('Tugas\n\n- satu\n- dua');
});

test('bullets of symbol fonts, as PDFs and Word copy them, become a list', () => {
  const { content } = pastedText('\uF0B7 satu\n\uF0B7\tdua\n► tiga\n\uF0A7 empat');
  expect(richSource(richSchema.nodes.doc.create(null, content))).toBe('- satu\n- dua\n- tiga\n- empat');
});

test('a table that arrives as text keeps its cells apart', () => {
  const { content } = pastedText('2020\tStaf\tPT A\r\n2021\tManajer\tPT B');
  expect(content.textBetween(0, content.size, '|', '|')).toBe('2020 · Staf · PT A|2021 · Manajer · PT B');
});

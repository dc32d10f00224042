import { parseRichText } from '@setapak/resume';
import { expect, test } from 'vitest';
import { richDoc, richSource } from './rich-blocks.ts';
import { richSchema } from './rich-schema.ts';

const { nodes } = richSchema;
const paragraph = (text = '') => nodes.paragraph.create(null, text ? richSchema.text(text) : null);
const item = (...content: Parameters<typeof nodes.list_item.create>[1][]) =>
  nodes.list_item.create(null, content.flat() as never);

test.each([
  'Satu baris',
  'Dua\nbaris',
  'Paragraf\n\n- satu\n- **dua** dan *tiga*\n  - dalam\n\n1. nomor',
  'Lihat [portofolio](https://a.example/b) atau https://a.example',
  '\\- bukan butir',
])('what is stored comes out of the editor as it went in: %j', (source) => {
  const doc = richDoc(source);
  doc.check();
  expect(parseRichText(richSource(doc))).toEqual(parseRichText(source));
});

test('nothing is an empty paragraph, and empty lines and points are nothing', () => {
  expect(richDoc('').childCount).toBe(1);
  expect(richSource(richDoc(''))).toBe('');
  const doc = nodes.doc.create(null, [
    paragraph(),
    nodes.bullet_list.create(null, [item(paragraph()), item(paragraph('ada'))]),
  ]);
  expect(richSource(doc)).toBe('- ada');
});

test('a third level of a list comes up to the second', () => {
  const deep = nodes.bullet_list.create(null, [item(paragraph('tiga'))]);
  const middle = nodes.bullet_list.create(null, [item(paragraph('dua'), deep)]);
  const doc = nodes.doc.create(null, [nodes.bullet_list.create(null, [item(paragraph('satu'), middle)])]);
  expect(richSource(doc)).toBe('- satu\n  - dua\n  - tiga');
});

import { formatRichText, parseRichText, type Block } from '@setapak/resume';
import { Fragment, Slice } from 'prosemirror-model';
import { expect, test } from 'vitest';
import { listsFromBullets, pastedHtml, pastedSlice, pastedText } from './rich-paste.ts';
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

const sourceOf = (text: string) => richSource(richSchema.nodes.doc.create(null, pastedText(text).content));

test('the signs of Word’s lower levels, behind which a tab stands, are points one level down', () => {
  expect(sourceOf('•\tMemimpin tim\r\no\tMelatih staf\r\no\tMenyusun jadwal\r\n•\tMelapor')).toBe(
    '- Memimpin tim\n  - Melatih staf\n  - Menyusun jadwal\n- Melapor',
  );
  expect(sourceOf('§\tMelayani\n§\tMenghitung')).toBe('- Melayani\n- Menghitung');
  expect(sourceOf('● Melayani\n○ Tamu\n● Menghitung')).toBe('- Melayani\n  - Tamu\n- Menghitung');
  expect(sourceOf('a.\tSatu\nb.\tDua')).toBe('a. Satu\nb. Dua');
});

test('pictures and arrows that lines begin with again and again are points, one alone is none', () => {
  expect(sourceOf('✅ Melayani\n✅ Menghitung')).toBe('- Melayani\n- Menghitung');
  expect(sourceOf('o Satu\no Dua')).toBe('- Satu\n- Dua');
  expect(sourceOf('★ Juara umum')).toBe('★ Juara umum');
  expect(sourceOf('& Rekan\n& Mitra')).toBe('& Rekan\n& Mitra');
});

test('a bullet that touches its text or stands behind a mark of direction is one', () => {
  expect(sourceOf('•Melayani\n\u200E• Menghitung')).toBe('- Melayani\n- Menghitung');
  expect(sourceOf('-5% biaya')).toBe('-5% biaya');
});

test('a point that a PDF broke goes on in the next line, and empty lines part no points', () => {
  expect(sourceOf('• Melayani di tiga\nkasir setiap hari\n\n• Menghitung kas\n\nLainnya')).toBe(
    '- Melayani di tiga kasir setiap hari\n- Menghitung kas\n\nLainnya',
  );
  expect(sourceOf('• Melayani tamu, termasuk dari\nJepang\n• Menghitung kas\nLainnya')).toBe(
    '- Melayani tamu, termasuk dari Jepang\n- Menghitung kas\n\nLainnya',
  );
});

test('paragraphs that Word copied with its sign for the third level', () => {
  const blocks = ['·\u00A0\u00A0 satu', '§\u00A0\u00A0 dua'].map(paragraph);
  expect(formatRichText(listsFromBullets(blocks))).toBe('- satu\n  - dua');
});

test('numbers in brackets are points where there are several', () => {
  expect(sourceOf('Tugas:\n(1) Melayani\n(2) Menghitung')).toBe('Tugas:\n\n1. Melayani\n2. Menghitung');
  expect(sourceOf('(1) Melayani')).toBe('(1) Melayani');
});

test.each([
  ['[12/03 10.21] Rani: Melayani tamu\n[12/03 10.22] Rani: Menghitung kas', 'Melayani tamu\nMenghitung kas'],
  ['[10:21, 3/12/2026] Rani K.: *Melayani* tamu', '**Melayani** tamu'],
  ['[3/12/26, 10:21:05 AM] Rani: - Melayani', '- Melayani'],
  ['12/03/26 10.21 - Rani: _Melayani_ tamu', '*Melayani* tamu'],
  [
    '*Tugas:*\n* Melayani\n* ~Menghitung~ kas_harian_toko',
    '**Tugas:**\n\n- Melayani\n- Menghitung kas_harian_toko',
  ],
  ['**Melayani** *tamu*', '**Melayani** *tamu*'],
  ['3 * 4 * 5', String.raw`3 \* 4 \* 5`],
  ['Rapat 10.21 - Rani: hadir', 'Rapat 10.21 - Rani: hadir'],
  [
    '12/03/24 10.21 - Rani: Satu\n12/03/24 10.22 - Rani: <Media tidak disertakan>\n12/03/24 10.23 - Rani: ```SAP```',
    'Satu\nSAP',
  ],
  ['## Tugas\n\n**Kasir** di C#', 'Tugas\n\n**Kasir** di C#'],
])('text of a chat %j', (text, source) => {
  expect(sourceOf(text)).toBe(source);
});

test('an empty line that Docs copies between paragraphs is none', () => {
  expect(pastedHtml('<ul><li>Satu</li></ul><br><p>Dua<br>Tiga</p><br class="x">')).toBe(
    '<ul><li>Satu</li></ul><p>Dua<br>Tiga</p><br class="x">',
  );
});

test('points that only line breaks part are as many points, and what a page says to listeners alone is left out', () => {
  const lines = '• Satu\n\\• Dua\n\nAlat: SAP';
  expect(
    formatRichText(listsFromBullets([{ kind: 'paragraph', spans: [{ text: lines.replaceAll('\\', '') }] }])),
  ).toBe('- Satu\n- Dua\n\nAlat: SAP');
  const html = '<p><span aria-hidden="true">Satu</span><span class="visually-hidden"><!---->Satu</span></p>';
  expect(pastedHtml(html)).toBe('<p><span aria-hidden="true">Satu</span></p>');
});

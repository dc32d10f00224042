import { readDocument } from '@setapak/ats';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { leftovers } from './leftovers.ts';
import { mapReading } from './map-reading.ts';

/** A repeatable stream of numbers 0..1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const RELATIONS =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

const CONSONANTS = 'b d f g k l m n p r s t'.split(' ');
const VOWELS = 'a e i o u'.split(' ');

/** A CV of random parts in forms that Word knows, with a word of its own in every place. */
function randomCv(seed: number): { file: Uint8Array; words: string[] } {
  const random = seeded(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const words: string[] = [];
  const word = () => {
    const syllables = Array.from({ length: 3 }, () => pick(CONSONANTS) + pick(VOWELS));
    const text = `${syllables.join('')}q${VOWELS[words.length % 5]}z${CONSONANTS[Math.floor(words.length / 5) % 12]}`;
    words.push(text);
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  const phrase = (least: number, more: number) =>
    Array.from({ length: least + Math.floor(random() * more) }, word).join(' ');
  const run = (text: string, looks = '') =>
    `<w:r><w:rPr>${looks}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
  const heading = (text: string) => `<w:p>${run(text, '<w:b/><w:sz w:val="28"/>')}</w:p>`;
  const cell = (text: string) => `<w:tc><w:p>${run(text)}</w:p></w:tc>`;
  const forms: ((text: string) => string)[] = [
    (text) => `<w:p>${run(text)}</w:p>`,
    (text) => `<w:p>${text.split(' ').map((each) => run(`${each} `, pick(['', '<w:i/>']))).join('')}</w:p>`,
    (text) => `<w:p><w:ins w:id="1">${run(text)}</w:ins><w:del w:id="2"><w:r><w:delText>dihapus</w:delText></w:r></w:del></w:p>`,
    (text) => `<w:sdt><w:sdtContent><w:p>${run(text)}</w:p></w:sdtContent></w:sdt>`,
    (text) => `<w:p><w:pPr><w:bidi/></w:pPr>${run(`${text} 🎉`, '<w:rtl/>')}</w:p>`,
    (text) => `<w:p><w:smartTag>${run(text)}</w:smartTag></w:p>`,
  ]; // prettier-ignore
  const line = (text: string) => pick(forms)(text);
  const years = () => `${2008 + Math.floor(random() * 6)} - ${2015 + Math.floor(random() * 8)}`;
  const parts: [string, () => string][] = [
    ['Pengalaman Kerja', () => pick([() => line(`Analis ${phrase(1, 2)}`) + line(`PT ${phrase(1, 2)}`) + line(years()), () => `<w:tbl><w:tr>${cell(years())}${cell(`Staf ${phrase(1, 2)}`)}${cell(`PT ${phrase(1, 2)}`)}</w:tr></w:tbl>`])() + line(`${phrase(4, 6)}.`)],
    ['Pendidikan', () => line(`Universitas ${phrase(1, 2)}`) + line(`S1 ${phrase(1, 2)}`) + line(years())],
    ['Keahlian', () => line([phrase(1, 2), phrase(1, 2), phrase(1, 2)].join(', '))],
    ['Proyek', () => line(phrase(2, 3)) + line(`${phrase(4, 6)}.`)],
    ['Organisasi', () => line(`Ketua ${phrase(1, 2)}`) + line(phrase(1, 2)) + line(years())],
    ['Penghargaan', () => line(`Juara 1 ${phrase(1, 2)} 2020`)],
    ['Hobi', () => line(`${phrase(1, 1)}, ${phrase(1, 1)}`)],
  ]; // prettier-ignore
  const chosen = parts.filter(([name]) => name === 'Pengalaman Kerja' || random() < 0.7);
  const body = [
    heading(`Rani ${word()}`),
    line('rani@contoh.id | 0812-3456-7890 | Bandung'),
    ...chosen.flatMap(([name, content]) => [heading(name), content()]),
  ].join('');
  const text = (xml: string) => new TextEncoder().encode(`<?xml version="1.0"?>${xml}`);
  const file = zipSync({
    '[Content_Types].xml': text(TYPES),
    '_rels/.rels': text(RELATIONS),
    'word/document.xml': text(`<w:document ${W}><w:body>${body}</w:body></w:document>`),
  });
  return { file, words };
}

test.each(Array.from({ length: 16 }, (_, seed) => seed + 1))(
  'Word file %i of random parts: every text has a place or is among the leftovers',
  async (seed) => {
    const { file, words } = randomCv(seed);
    const reading = await readDocument(file, { asOf: '2026-11-25' });
    const kept = `${JSON.stringify(mapReading(reading))} ${JSON.stringify(leftovers(reading))}`.toLowerCase();
    expect(words.filter((word) => !kept.includes(word))).toEqual([]);
    expect(kept).not.toContain('dihapus');
  },
);

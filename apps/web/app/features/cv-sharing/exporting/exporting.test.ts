import { emptyResume, parseResume } from '@setapak/resume';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { linesIn } from './outline.ts';
import { outlineCv } from './outline-cv.server.ts';
import { toDocx } from './to-docx.server.ts';
import { toText } from './to-text.ts';

const resume = parseResume({
  ...emptyResume(),
  profile: {
    firstName: 'Rani',
    lastName: '<Kusuma> & "Co"',
    email: 'rani@contoh.id',
    subtitle: 'Analis Data',
  },
  objective: { body: 'Teliti **dan** rapi.\u0001' },
  work: {
    items: [
      {
        position: 'Analis',
        company: 'PT Nusa',
        startDate: '2022-01',
        isCurrent: true,
        summary: '- Satu\n  - Dalam\n- [Dua](https://contoh.id)',
      },
      { position: 'Rahasia', company: 'PT Sembunyi', isVisible: false },
    ],
  },
  projects: { items: [{ title: 'Proyek', link: 'javascript:alert(1)', summary: '1. Pertama\n2. Kedua' }] },
  skills: { items: [{ name: 'SQL', keywords: ['PostgreSQL'] }] },
});

test('plain text: contains everything that is printed, in order, and nothing that is hidden', () => {
  const text = toText(outlineCv(resume));
  expect(text).toContain('Rani <Kusuma> & "Co"\nAnalis Data\nrani@contoh.id\n\nRINGKASAN\nTeliti dan rapi.');
  expect(text).toContain('PENGALAMAN KERJA\nAnalis\nPT Nusa\nJan 2022 – Sekarang\n- Satu\n  - Dalam\n- Dua');
  expect(text).toContain('1. Pertama\n2. Kedua');
  expect(text).toContain('SQL');
  expect(text).not.toMatch(/Rahasia|Sembunyi/);
});

test('an address that runs script is text, never a link', () => {
  const links = JSON.stringify(outlineCv(resume)).match(/"href":"[^"]+"/g) ?? [];
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => !/"(https?|mailto|tel):/.test(link))).toEqual([]);
});

test('a Word file has real headings, lists and links, and is well-formed whatever was typed', async () => {
  const files = unzipSync(await toDocx(outlineCv(resume), { page: 'a4' }));
  const part = (name: string) => new TextDecoder().decode(files[name]);
  const document = part('word/document.xml');
  expect(document).toContain(
    'Rani &lt;Kusuma&gt; &amp; "Co"'.replaceAll('"', document.includes('&quot;') ? '&quot;' : '"'),
  );
  expect(document.match(/w:val="Heading1"/g)?.length).toBe(4);
  expect(document.match(/w:val="Heading2"/g)?.length).toBe(2);
  expect(document.match(/<w:numPr>/g)?.length).toBe(6);
  expect(document).not.toContain('\u0001');
  expect(document).not.toMatch(/Rahasia|Sembunyi/);
  const links = part('word/_rels/document.xml.rels');
  expect(links).toContain('Target="https://contoh.id"');
  expect(links).not.toContain('javascript:');
  expect(part('docProps/core.xml')).not.toContain('rani@contoh.id');
});

test('a Word file: lines grow with their letters, headings have the colour of the CV, and a long title leaves its date a line', async () => {
  const company = 'PT Nusa';
  const long = 'Koordinator Pemantauan, Evaluasi, Akuntabilitas, dan Pembelajaran Proyek Pangan';
  const career = parseResume({
    profile: { firstName: 'Rani' },
    work: [
      { company, position: 'Analis', startDate: '2022-01', endDate: '2023-02' },
      { company, position: long, startDate: '2020-01', endDate: '2021-02' },
    ],
  });
  const files = unzipSync(await toDocx(outlineCv(career), { page: 'a4', accent: '#22613E' }));
  const part = (name: string) => new TextDecoder().decode(files[name]);
  expect(part('word/styles.xml')).toMatch(/<w:pPrDefault>.*?w:lineRule="auto".*?<\/w:pPrDefault>/);
  expect(part('word/styles.xml').match(/22613E/g)?.length).toBe(3);
  const [short = '', broken = ''] = part('word/document.xml')
    .split('</w:p>')
    .filter((each) => each.includes('"Heading2"'));
  expect(short).not.toContain('<w:br/>');
  expect(broken).toMatch(/Pangan<.*<w:br\/>.*Jan 2020/);
});

test('lines of a CV: headings, entries, paragraphs, points and their own points', () => {
  // Summary 1 + 1, work 1 + 1 + 3, projects 1 + 1 + 2, skills 1 + 1.
  expect(linesIn(outlineCv(resume))).toBe(13);
});

import { templateNames, type Resume } from '@setapak/resume';
import { render } from '@setapak/resume-pdf';
import { fullResume } from '@setapak/resume-pdf/testing/full-resume';
import { pdfText } from '@setapak/resume-pdf/testing/pdf-text';
import { believableResume } from '@setapak/resume/testing/believable';
import { unevenResume } from '@setapak/resume/testing/uneven';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { CvOutline } from './outline.ts';
import { outlineCv } from './outline-cv.server.ts';
import { toDocx } from './to-docx.server.ts';

/** The paragraphs of a Word file as they are read, each on a line. */
async function docxText(outline: CvOutline): Promise<string> {
  const files = unzipSync(await toDocx(outline, { page: 'a4' }));
  const xml = new TextDecoder().decode(files['word/document.xml']);
  const paragraphs = xml.match(/<w:p[ >][\s\S]*?<\/w:p>/g) ?? [];
  return paragraphs.map((paragraph) => textOf(paragraph)).join('\n');
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function textOf(paragraph: string): string {
  return paragraph
    .replace(/<w:tabStops>[\s\S]*?<\/w:tabStops>|<w:tabs>[\s\S]*?<\/w:tabs>/g, '')
    .replace(/<w:(?:tab|br)\/>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

/** Without what is set and not said: spaces, bullets, separators, capitals of headings. */
function said(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\p{Cc}\uFFFE|·•–:,-]/gu, '')
    .toLowerCase();
}

/** Where a date stands beside its entry is the design's; that it stands there is not. */
function withoutDates(text: string, dates: readonly string[]): { text: string; missing: string[] } {
  const missing: string[] = [];
  let rest = text;
  for (const date of dates.map(said).toSorted((a, b) => b.length - a.length)) {
    if (!rest.includes(date)) missing.push(date);
    rest = rest.replace(date, '');
  }
  return { text: rest, missing };
}

const datesOf = ({ sections }: CvOutline) =>
  sections
    .flatMap((section) => (section.kind === 'entries' ? section.entries.map(({ date }) => date) : []))
    .filter(Boolean);

async function bothTexts(resume: Resume) {
  const outline = outlineCv(resume);
  const dates = datesOf(outline);
  const pdf = (await pdfText(await render(resume, { pages: 'single' }))).join('\n');
  return [withoutDates(said(pdf), dates), withoutDates(said(await docxText(outline)), dates)] as const;
}

const plainFull = () => {
  const resume = fullResume();
  resume.work.items[0]!.summary = '- Menghemat Rp240 juta\n  - Diaudit tanpa temuan.';
  return resume;
};

describe.each(templateNames)('a CV in %s', (template) => {
  test('a Word file says what the PDF says, in its order, with its dates', async () => {
    for (const resume of [plainFull(), believableResume(3), unevenResume(templateNames.indexOf(template))]) {
      resume.metadata.template = template;
      const [pdf, docx] = await bothTexts(resume);
      expect(docx.missing).toEqual([]);
      expect(pdf.missing).toEqual([]);
      // Two columns are printed in either order; their sections are the same.
      const letters = (text: string) =>
        resume.metadata.layout[template].length > 1 ? Array.from(text).toSorted().join('') : text;
      expect(letters(docx.text)).toBe(letters(pdf.text));
    }
  });
});

test('a hobby without details has no colon, and later pages say whose they are', async () => {
  const outline = outlineCv(fullResume());
  const text = await docxText(outline);
  expect(text).toContain('Mendaki');
  expect(text).not.toMatch(/^\s*: /m);
  const files = unzipSync(await toDocx(outline, { page: 'a4' }));
  const headers = Object.keys(files).filter((name) => name.startsWith('word/header'));
  const heads = headers.map((name) => new TextDecoder().decode(files[name])).join('');
  expect(heads).toContain('Wening Larasati · halaman ');
  expect(heads).toContain('NUMPAGES');
});

const partsOf = (docx: Uint8Array) =>
  Object.entries(unzipSync(docx)).map(([name, bytes]) => ({ name, text: new TextDecoder().decode(bytes) }));

test('a Word file has page numbers only where the CV has them', async () => {
  const resume = fullResume();
  resume.metadata.pageNumbers = false;
  const parts = partsOf(await toDocx(outlineCv(resume), { page: 'a4' }));
  expect(parts.filter(({ text }) => text.includes('NUMPAGES'))).toEqual([]);
});

test('a Word file has the photograph beside the head, said in words', async () => {
  const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xd9);
  const resume = fullResume();
  resume.profile.photograph = 'data:image/webp;base64,AAAA';
  const photo = { bytes: jpeg, frame: { shape: 'portrait', corner: 0 } } as const;
  const parts = partsOf(await toDocx(outlineCv(resume), { page: 'a4', photo }));
  expect(parts.some(({ name }) => /^word\/media\/.+\.jpg$/.test(name))).toBe(true);
  const text = parts.find(({ name }) => name === 'word/document.xml')?.text;
  expect(text).toMatch(/<wp:anchor[\s\S]+descr="Foto Wening Larasati"/);
  expect(text).not.toContain('<w:tbl>');
});

test('no separator of contacts ends a line of a Word file', async () => {
  const outline = outlineCv(fullResume());
  const contacts = ['a'.repeat(50), 'b'.repeat(30), 'c'.repeat(20)].map((text) => ({ text }));
  const text = await docxText({ ...outline, contacts });
  expect(text).toContain(`${'a'.repeat(50)}  |  ${'b'.repeat(30)} ${'c'.repeat(20)}`);
});

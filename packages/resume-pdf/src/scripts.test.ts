import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseResume, templateNames } from '@setapak/resume';
import { expect, test } from 'vitest';
import { fontFolders } from './fonts.ts';
import { render } from './render.ts';
import { PRINTED_SCRIPTS, printable, unprintableIn } from './scripts.ts';
import { flatText } from './testing/pdf-text.ts';

/** The characters that a font has a glyph for, from its `cmap` table (formats 4 and 12). */
function glyphsOf(file: string): Set<number> {
  const font = readFileSync(file);
  const glyphs = new Set<number>();
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const cmap = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  const start = font.readUInt32BE((cmap ?? 0) + 8);
  for (let index = 0; index < font.readUInt16BE(start + 2); index += 1) {
    const at = start + font.readUInt32BE(start + 8 + 8 * index);
    const format = font.readUInt16BE(at);
    if (format === 12)
      for (let group = at + 16; group < at + 16 + 12 * font.readUInt32BE(at + 12); group += 12)
        for (let code = font.readUInt32BE(group); code <= font.readUInt32BE(group + 4); code += 1)
          glyphs.add(code);
    if (format !== 4) continue;
    const segments = font.readUInt16BE(at + 6) / 2;
    for (let segment = 0; segment < segments; segment += 1) {
      const last = font.readUInt16BE(at + 14 + 2 * segment);
      const first = font.readUInt16BE(at + 16 + 2 * (segments + segment));
      for (let code = first; code <= last && code < 0xffff; code += 1) glyphs.add(code);
    }
  }
  return glyphs;
}

test('scripts: those that are said to be printed are in a font of ours, the others in none', () => {
  const glyphs = new Set<number>();
  for (const folder of fontFolders().filter((name) => name.endsWith('400Regular')))
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.ttf')))
      for (const code of glyphsOf(join(folder, file))) glyphs.add(code);
  const has = (letters: string) =>
    Array.from(letters).every((letter) => glyphs.has(letter.codePointAt(0) ?? 0));
  const samples: Record<(typeof PRINTED_SCRIPTS)[number], string> = { Latin: 'aąß', Greek: 'αΩ', Cyrillic: 'жЯ', Arabic: 'عر', Devanagari: 'अक', Han: '王明', Hiragana: 'ひら', Katakana: 'カナ', Hangul: '한국' }; // prettier-ignore
  for (const script of PRINTED_SCRIPTS) expect(has(samples[script]), script).toBe(true);
  for (const other of ['ก', 'ש', 'த', 'ꦲ', 'ᬅ', 'ក', 'ລ']) expect(has(other), other).toBe(false);
});

test('scripts: what no font has is named with where it begins, and left out of what is printed', () => {
  const resume = parseResume({
    profile: { firstName: 'Rani สวัสดี', lastName: '王小明 한국 عربي' },
    work: [{ company: 'PT ꦲꦏ꧀ꦱꦫ', summary: '- ✓ สวัสดี 100% naïve 🎓' }],
  });
  expect(unprintableIn(resume)).toEqual([
    { script: 'Thai', sample: 'สวัสดี' },
    { script: 'Jawa', sample: 'ꦲꦏ꧀ꦱꦫ' },
  ]);
  expect(printable('Rani สวัสดี 100% 🎓')).toBe('Rani  100% 🎓');
  expect(printable('Łódź São “kutip” C++ 王小明 عربي नमस्ते')).toBe('Łódź São “kutip” C++ 王小明 عربي नमस्ते');
});

test.each(templateNames)('%s: Korean is printed in every place of a page', async (template) => {
  const resume = parseResume({
    profile: { firstName: '김민수', subtitle: '데이터 분석가' },
    objective: { body: '저는 **데이터**를 좋아합니다.' },
    work: [{ position: '분석가', company: '주식회사 한국', summary: '- 보고서 작성' }],
    skills: [{ name: '언어', keywords: ['파이썬', '엑셀'] }],
    languages: [{ name: '한국어', fluency: '원어민' }],
    metadata: { template },
  });
  const text = (await flatText(await render(resume, { pages: 'multi' }))).replaceAll(' ', '');
  for (const said of [
    '김민수',
    '데이터분석가',
    '데이터',
    '주식회사한국',
    '보고서작성',
    '파이썬,엑셀',
    '한국어:원어민',
  ])
    expect(text).toContain(said);
});

import { parseResume, templateNames } from '@setapak/resume';
import { expect, test } from 'vitest';
import { render } from './render.ts';
import { printable, unprintableIn } from './scripts.ts';
import { fontSigns } from './signs/font-signs.ts';
import { PRINTED_SIGNS } from './signs/printed-signs.ts';
import { encodeSigns } from './signs/sign-set.ts';
import { flatText } from './testing/pdf-text.ts';

test('signs: those that are said to be printed are those of the fonts', () => {
  expect(PRINTED_SIGNS === encodeSigns(fontSigns()), 'run signs/write-printed-signs.ts').toBe(true);
});

test.each(['aąß', 'αΩ', 'жЯ', 'عر', 'अक', '王明體', 'ひら', 'カナ', '한국', '👩‍💻🇮🇩👍🏽1️⃣', '① ➤ ★ № ½'])(
  'signs: %s is printed',
  (text) => {
    expect(printable(text)).toBe(text);
  },
);

test.each(['ก', 'ש', 'த', 'ꦲ', 'ᬅ', 'ក', 'ລ', '㐀', '⟁', '➊', '\uF0B7', '\u{20000}', '\u{E000}', 'שָׁ'])(
  'signs: %s is in no font, and left out',
  (text) => {
    expect(printable(`a${text}b`)).toBe('ab');
  },
);

test('signs: letters in the dress of signs are printed as the letters they are', () => {
  expect(printable('𝗥𝗮𝗻𝗶 𝓚𝓾𝓼𝓾𝓶𝓪 ⓇⒶⓃⒾ 🄰🄱 𝟏𝟎𝟎% ℝ')).toBe('Rani Kusuma RANI AB 100% ℝ');
  expect(unprintableIn(parseResume({ profile: { firstName: '𝗥𝗮𝗻𝗶' } }))).toEqual([]);
});

test.each(templateNames)('%s: a name in the dress of signs is read back as letters', async (template) => {
  const resume = parseResume({
    profile: { firstName: '𝗥𝗮𝗻𝗶', lastName: 'Ⓚusuma' },
    work: [{ position: '𝘈𝘯𝘢𝘭𝘪𝘴', summary: '- ⟁ 𝟐𝟎%' }],
    metadata: { template },
  });
  const text = await flatText(await render(resume, { pages: 'multi' }));
  for (const said of ['Rani Kusuma', 'Analis', '20%']) expect(text).toContain(said);
});

test('scripts: what no font has is named with where it begins, and left out of what is printed', () => {
  const resume = parseResume({
    profile: { firstName: 'Rani สวัสดี', lastName: '王小明 한국 عربي' },
    work: [{ company: 'PT ꦲꦏ꧀ꦱꦫ', summary: '- ✓ สวัสดี 100% naïve 🎓 ⟁' }],
  });
  expect(unprintableIn(resume)).toEqual([
    { script: 'Thai', sample: 'สวัสดี' },
    { script: 'Jawa', sample: 'ꦲꦏ꧀ꦱꦫ' },
    { script: '', sample: '⟁' },
  ]);
  expect(printable('Rani สวัสดี 100% 🎓')).toBe('Rani 100% 🎓');
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

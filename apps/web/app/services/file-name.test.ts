import { expect, test } from 'vitest';
import { cleanFileName, lastPathPart } from './file-name.ts';

test.each([
  ['CV Dewi.pdf', 'CV Dewi.pdf'],
  ['C:\\Users\\dewi\\CV.pdf', 'CV.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['CV\r\nSet-Cookie: a=b\0.pdf', 'CVSet-Cookie: a=b.pdf'],
  ['cv\u202Efdp.exe', 'cvfdp.exe'],
  ['lone \uD800 surrogate.pdf', 'lone \uFFFD surrogate.pdf'],
  ['folder/', ''],
])('file name: %j becomes %j', (name, clean) => {
  expect(lastPathPart(name)).toBe(clean);
});

test('file name: at most 120 characters, and a fallback for an empty one', () => {
  expect(cleanFileName('x'.repeat(300), 'CV.pdf')).toHaveLength(120);
  expect(cleanFileName('\u200B', 'CV.pdf')).toBe('CV.pdf');
  expect(cleanFileName(`${'x'.repeat(119)}🔥.pdf`, 'CV.pdf')).toBe(`${'x'.repeat(119)}🔥`);
});

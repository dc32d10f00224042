import { expect, test } from 'vitest';
import { pastedKeywords } from './pasted-keywords.ts';

test.each([
  ['• Excel\r\n• Word\r\n', 'Excel, Word'],
  ['•\tExcel\n•\tWord', 'Excel, Word'],
  ['1. Excel\n2. Word;', 'Excel, Word'],
  ['Excel\tWord\tCanva', 'Excel, Word, Canva'],
  ['Excel | Word · Canva', 'Excel, Word, Canva'],
  ['- Excel', 'Excel'],
  ['C++\n.NET, ASP', 'C++, .NET, ASP'],
  ['❑ Excel\n❑ Word', 'Excel, Word'],
  ['✅ Excel\n✅ Word', 'Excel, Word'],
  ['o\tExcel\n§\tWord', 'Excel, Word'],
  ['(1) Excel\n(2) Word', 'Excel, Word'],
  ['• Microsoft\noffice\n• Word', 'Microsoft office, Word'],
  ['[12/03 10.21] Rani: *Excel*\n[12/03 10.22] Rani: Word', 'Excel, Word'],
])('keywords pasted as %j are parted by commas', (text, keywords) => {
  expect(pastedKeywords(text)).toBe(keywords);
});

test.each(['Excel, Word', 'Node.js', 'Figma'])('keywords pasted as %j are left alone', (text) => {
  expect(pastedKeywords(text)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { adviceForOther, isOfOtherKind, isTextFile, isWordFile } from './file-kind.ts';

test.each([
  ['{"basics":{}}', true],
  ['\uFEFF [1]', true],
  ['<?xml version="1.0"?><SkillsPassport/>', true],
  ['{\\rtf1\\ansi Rani Kusuma}', false],
  ['<!doctype html>', false],
  ['%PDF-1.7', false],
])('text file: %s', (text, isOne) => {
  expect(isTextFile(new TextEncoder().encode(text))).toBe(isOne);
});

const zipped = (...names: string[]) =>
  new TextEncoder().encode(`PK\u0003\u0004${names.join('PK\u0001\u0002')}`);

test.each([
  [['[Content_Types].xml', 'word/document.xml'], true],
  [['Profile.csv', 'Positions.csv'], false],
  [['readme.txt'], false],
  [[], false],
])('Word file among archives: %j', (names, isOne) => {
  expect(isWordFile(zipped(...names))).toBe(isOne);
});

test.each([
  ['\u00D0\u00CF\u0011\u00E0', '.doc'],
  ['{\\rtf1\\ansi', 'RTF'],
  ['PK\u0003\u0004mimetypeapplication/vnd.oasis.opendocument.text', '.odt'],
  ['<!DOCTYPE html><html>', 'HTML'],
  ['\0\0\0\u0018ftypheic', 'HEIC'],
  ['GIF89a', 'JPG'],
  ['RIFF\0\0\0\0WEBP', 'JPG'],
])('advice for a file that no way in reads: %j', (head, word) => {
  const bytes = Buffer.from(head, 'latin1');
  expect(adviceForOther(bytes)).toContain(word);
  expect(isOfOtherKind(bytes)).toBe(true);
});

test.each(['{"basics":{}}', '<SkillsPassport>', 'PK\u0003\u0004', '"halo"'])(
  '%s is of no other kind',
  (head) => {
    expect(isOfOtherKind(Buffer.from(head, 'latin1'))).toBe(false);
  },
);

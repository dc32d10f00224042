import { expect, test } from 'vitest';
import { isTextFile } from './file-kind.ts';

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

import { expect, test } from 'vitest';
import { labelled, listed, withoutColon } from './labelled.ts';

test.each([
  ['IPK', '3,71 / 4,00', 'IPK 3,71 / 4,00'],
  ['GPA', ' 3.8 ', 'GPA 3.8'],
  ['Nilai', 'A', 'Nilai A'],
  ['ID', 'UC-8821', 'ID UC-8821'],
  ['ID', 'ABC-123', 'ID ABC-123'],
  ['ID', 'CERT9921', 'ID CERT9921'],
  ['IPK', ' ', ''],
])('%s and %j print as %j', (label, value, printed) => {
  expect(labelled(label, value)).toBe(printed);
});

test.each([
  ['IPK', 'IPK 3,71'],
  ['GPA', 'CGPA: 3.8/4'],
  ['GPA', 'First Class Honours'],
  ['IPK', 'Cumlaude'],
  ['ID', 'ID: 889'],
  ['ID', 'Credential ID 889'],
  ['No.', 'no. 12/2024'],
  ['Skor', 'Band 7,5'],
])('%s is not said beside %j', (label, value) => {
  expect(labelled(label, value)).toBe(value);
});

test.each([
  ['Bahasa Inggris:', 'Bahasa Inggris'],
  ['Alat : ', 'Alat'],
  ['Rasio 1:2', 'Rasio 1:2'],
  ['C++', 'C++'],
])('the name %j of a list stands as %j before its colon', (name, printed) => {
  expect(withoutColon(name)).toBe(printed);
});

test.each([
  [['Excel', 'SQL'], 'Excel, SQL'],
  [['Excel (VLOOKUP, pivot)', 'SQL'], 'Excel (VLOOKUP, pivot), SQL'],
  [['catur cepat', '1,850 Elo'], 'catur cepat, 1,850 Elo'],
  [['Komisaris, Bank Perdana', 'Pembina, Yayasan Anak'], 'Komisaris, Bank Perdana; Pembina, Yayasan Anak'],
  [['Juara 1, tingkat kota'], 'Juara 1, tingkat kota'],
])('%j is listed as %j', (texts, text) => {
  expect(listed(texts)).toBe(text);
});

import { expect, test } from 'vitest';
import { greeting } from './greeting-name.ts';

test.each([
  ['Rani Kusuma', 'Hai Rani,'],
  ["  Nur'aini  ", "Hai Nur'aini,"],
  ['Siti-Aminah', 'Hai Siti-Aminah,'],
  ['M. Rizky', 'Hai M Rizky,'],
  ['I Gusti Ayu', 'Hai I Gusti,'],
  ['José', 'Hai José,'],
  ['http://jahat.example', 'Hai httpjahatexample,'],
  ['jahat.example/klik', 'Hai jahatexampleklik,'],
  ['<script>', 'Hai script,'],
  ['12345', 'Hai,'],
  ['', 'Hai,'],
  ['x'.repeat(500), `Hai ${'x'.repeat(30)},`],
])('%j is greeted as %j', (name, expected) => {
  expect(greeting(name)).toBe(expected);
});

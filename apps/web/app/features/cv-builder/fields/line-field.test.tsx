import { LIMITS } from '@setapak/resume';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BlockField, LineField } from './line-field.tsx';

const said = 'Penuh: sisanya tidak ikut masuk.';
const nothing = () => undefined;

test.each([
  ['a line', LineField, LIMITS.line],
  ['a text', BlockField, LIMITS.text],
])('%s as long as its field takes says that the rest is left out', (_, Field, most) => {
  const shown = (length: number) =>
    renderToStaticMarkup(<Field label="Kota" hint="Contoh" value={'a'.repeat(length)} onChange={nothing} />);
  expect(shown(most)).toContain(said);
  expect(shown(most - 1)).toContain('Contoh');
  expect(shown(most - 1)).not.toContain(said);
});

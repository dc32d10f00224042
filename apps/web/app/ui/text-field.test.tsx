import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextField } from './text-field.tsx';

test('text field: a refusal that its owner shows elsewhere is tied to it', () => {
  const field = renderToStaticMarkup(<TextField label="Kode" aria-invalid aria-describedby="refused" />);
  expect(field).toContain('aria-invalid="true"');
  expect(field).toContain('aria-describedby="refused"');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DateField } from './date-field.tsx';
import { DateInput } from './date-input.tsx';

/** What describes the button of a field's calendar, by the id that it names. */
function describedBy(markup: string): string {
  const [, id = ''] = /<button[^>]*aria-describedby="([^"]+)"/.exec(markup) ?? [];
  return [...markup.matchAll(/<[^>]+>[^<]*/g)].find(([tag]) => tag.includes(` id="${id}"`))?.[0] ?? '';
}

test('date field: the button of its calendar is described by the label', () => {
  expect(describedBy(renderToStaticMarkup(<DateField label="Mulai" />))).toMatch(/^<label.*>Mulai$/);
});

test('date input without a label beside it: the button of its calendar is described by its own name', () => {
  const markup = renderToStaticMarkup(<DateInput aria-label="Tanggal 2" />);
  expect(describedBy(markup)).toMatch(/^<input.*aria-label="Tanggal 2"/);
});

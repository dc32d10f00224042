import { expect, test } from 'vitest';
import { loadEngine } from '../engine/load-engine.ts';
import { flatText, pdfText } from '../testing/pdf-text.ts';
import { renderShareCard } from './share-card.ts';

const card = { label: 'Curriculum vitae', name: 'Rani #strong[Kusuma]', role: '', footer: 'Setapak' };

test('share card: every word stands in it, nothing is read as markup', async () => {
  const text = await flatText(await renderShareCard(await loadEngine(), { ...card, role: 'Analis *data*' }));
  for (const words of ['Curriculum vitae', 'Rani #strong[Kusuma]', 'Analis *data*', 'Setapak'])
    expect(text).toContain(words);
});

test('share card: long names and roles stay on one page', async () => {
  const long = { ...card, name: 'Raden Ajeng '.repeat(12), role: 'Pemasaran digital dan '.repeat(20) };
  const pages = await pdfText(await renderShareCard(await loadEngine(), long));
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('…');
});

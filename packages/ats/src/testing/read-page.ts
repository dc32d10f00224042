import { readItems } from '../read-items.ts';
import { buildPage, type Text } from './build-page.ts';

/** Reads a page of words for tests, as on a fixed day. */
export const readPage = (...texts: (Text | string)[]) =>
  readItems([buildPage(texts)], { asOf: '2026-11-21' });

export const head = (text: string, y: number): Text => ({ text, y, size: 14, bold: true });

/** Somebody with a name and an address, from the page's top down to 60. */
export const siti: Text[] = [
  { text: 'Siti Aminah', y: 40, size: 22, bold: true },
  { text: 'siti@contoh.id', y: 60 },
];

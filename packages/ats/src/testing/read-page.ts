import type { Box } from '../model.ts';
import { readItems } from '../read-items.ts';
import { flatten } from '../result/flatten.ts';
import { buildPage, type Text } from './build-page.ts';

const asOf = '2026-11-21';

/** Reads a page of words for tests, as on a fixed day. */
export const readPage = (...texts: (Text | string)[]) => readItems([buildPage(texts)], { asOf });

/** The result of a page that was read. */
export type Page = Pick<ReturnType<typeof readPage>, 'result'>;

export const head = (text: string, y: number): Text => ({ text, y, size: 14, bold: true });

/** Somebody with a name and an address, from the page's top down to 60. */
export const siti: Text[] = [
  { text: 'Siti Aminah', y: 40, size: 22, bold: true },
  { text: 'siti@contoh.id', y: 60 },
];

export const readBelowName = (...texts: (Text | string)[]) => readPage(...siti, ...texts);

/** Reads lines below a heading in a page that holds nothing else but a name. */
export const underTitle = (title: string, lines: readonly string[]) =>
  readBelowName(head(title, 104), ...lines.map((text, at) => ({ text, y: 130 + 14 * at })));

export const fieldsOf = (...texts: (Text | string)[]) => flatten(readPage(...texts).result);

export const fieldsBelowName = (...texts: (Text | string)[]) => fieldsOf(...siti, ...texts);

/** The fields of a page with drawn lines. */
export const fieldsWithRules = (texts: (Text | string)[], rules: Box[] = []) =>
  flatten(readItems([{ ...buildPage(texts), rules }], { asOf }).result);

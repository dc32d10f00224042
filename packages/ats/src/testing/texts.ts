import type { Text } from './build-page.ts';
import { head } from './read-page.ts';

export const RED = 0x7a1f3d;

export const textAt = (x: number, y: number, text: string, more: Partial<Text> = {}): Text => ({
  text,
  x,
  y,
  ...more,
});

export const boldAt = (x: number, y: number, text: string) => textAt(x, y, text, { bold: true });

/** Lines at the page's left margin, each 15 points below the one before. */
export const linesFrom = (y: number, ...lines: string[]): Text[] =>
  lines.map((text, index) => ({ text, y: y + 15 * index }));

export const mainText = (text: string, y: number, more: Partial<Text> = {}): Text => ({ text, y, ...more });

/** A heading in a colour of its own, as pages with a rail at their side have it. */
export const railHeading = (text: string, y: number): Text => ({
  text,
  y,
  size: 13,
  bold: true,
  colour: RED,
});

/** A job in three lines. */
export const jobAt = (y: number): Text[] => [
  { text: 'Staf Gudang', y, bold: true },
  { text: 'PT Sentosa, Tegal', y: y + 14 },
  { text: 'Jan 2020 – Mei 2021', y: y + 28 },
];

/** A section of one school, from 90 to 108. */
export const schoolSection: Text[] = [
  head('Pendidikan', 90),
  { text: 'SMA Negeri 1 Kudus, 2018 – 2021', y: 108 },
];

/** A section of one job, from 90 to 138. */
export const pharmacist: Text[] = [
  head('Pengalaman', 90),
  { text: 'Apoteker', y: 110, bold: true },
  { text: 'Apotek Arunika, Kudus', y: 124 },
  { text: '2019 - 2023', y: 138 },
];

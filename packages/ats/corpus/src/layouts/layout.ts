import type { Manner } from '../blocks/manner.ts';
import type { Page } from '../blocks/arrange.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Shows } from '../sheet/shows.ts';

export type Producer =
  | 'chromium'
  | 'cairo'
  | 'wkhtmltopdf'
  | 'weasyprint'
  | 'typst'
  | 'libreoffice'
  | 'pdftex'
  | 'pdfkit'
  | 'pdf-lib'
  | 'pdfmake';

/** What a producer is handed: markup in its own language, or a finished PDF from the libraries that draw by themselves. */
export type Source = { markup: string; footer: string | null; tagged?: boolean } | { pdf: Uint8Array };

export interface Layout {
  id: string;
  producer: Producer;
  /** Text columns on the page, 1 to 3. */
  columns: number;
  style: string;
  shows: Shows;
  manner: Manner;
  draw: (page: Page, random: Random, sheet: Sheet) => Source | Promise<Source>;
}

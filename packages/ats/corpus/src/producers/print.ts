import { writeFile } from 'node:fs/promises';
import type { Producer, Source } from '../layouts/layout.ts';
import { printWithChromium, type MarkupJob } from './chromium.ts';
import {
  printWithCairo,
  printWithLibreOffice,
  printWithPdftex,
  printWithWeasyprint,
  printWithWkhtmltopdf,
} from './programs.ts';
import { printWithTypst } from './typst.ts';

export interface PrintJob {
  producer: Producer;
  source: Source;
  to: string;
}

const printers: Partial<Record<Producer, (jobs: MarkupJob[]) => Promise<void>>> = {
  chromium: printWithChromium,
  cairo: printWithCairo,
  wkhtmltopdf: printWithWkhtmltopdf,
  weasyprint: printWithWeasyprint,
  libreoffice: printWithLibreOffice,
  pdftex: printWithPdftex,
  typst: printWithTypst,
};

/** Makes every PDF, one producer after the other so that each program starts once. */
export async function printAll(jobs: PrintJob[]): Promise<void> {
  const markup = new Map<Producer, MarkupJob[]>();
  for (const { producer, source, to } of jobs) {
    if ('pdf' in source) await writeFile(to, source.pdf);
    else markup.set(producer, [...(markup.get(producer) ?? []), { ...source, to }]);
  }
  for (const [producer, own] of markup) {
    const print = printers[producer];
    if (!print) throw new Error(`${producer} prints no markup`);
    await print(own);
  }
}

import { pageTurns } from './result/upright-reading.ts';
import { turnedSize } from './extract/geometry.ts';
import { DEFAULT_LIMITS, readPdf, type ReadLimits } from './extract/read-pdf.ts';
import { readItems, type ReadItemsOptions } from './read-items.ts';
import type { Reading } from './result/parsed-resume.ts';

export interface ReadOptions extends ReadItemsOptions {
  limits?: Partial<ReadLimits>;
}

/**
 * Reads a CV in this process. For files of strangers use `createReaderPool`, which survives what a file may do to its reader.
 * @param bytes the PDF
 * @throws ReadError with a closed code: `empty`, `not_pdf`, `too_large`, `too_many_pages`, `encrypted`, `damaged`, `no_text`
 */
export async function readResume(bytes: Uint8Array, options: ReadOptions = {}): Promise<Reading> {
  const pdf = await readPdf(bytes, { ...DEFAULT_LIMITS, ...options.limits });
  const { result, evidence, details, warnings, unused, language, textSize, columns } = readItems(
    pdf.pages,
    options,
  );
  return {
    result,
    evidence,
    details,
    warnings: [...pdf.warnings, ...warnings],
    unused,
    document: {
      pages: pdf.pageCount,
      producer: pdf.producer,
      creator: pdf.creator,
      title: pdf.title,
      language,
      blankPages: pdf.blankPages,
      textSize,
      columns,
      pageSizes: pdf.pages.map((page) => turnedSize(page, page.turned ?? 0)),
      ...pageTurns(pdf.pages),
    },
  };
}

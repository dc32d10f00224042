import { turnedSize } from '../extract/geometry.ts';
import type { PageItems } from '../model.ts';
import { readItems } from '../read-items.ts';
import type { ReadOptions } from '../read-resume.ts';
import { ReadError } from '../read-error.ts';
import { pageTurns } from '../result/upright-reading.ts';
import type { EvidenceEntry, Reading } from '../result/parsed-resume.ts';

/** No value of a recognised page counts as surer than this, so that each is looked over. */
const SUREST = 0.5;

/** The fields of pages that `recognisePage` read. @throws ReadError `no_text` where it found no words */
export function readRecognised(pages: readonly PageItems[], options: ReadOptions = {}): Reading {
  if (pages.every((page) => page.items.length === 0))
    throw new ReadError('no_text', 'No letters could be recognised in the picture.');
  const { result, evidence, details, warnings, unused, language } = readItems(pages, options);
  const unsure = Object.entries(evidence).map(([path, entry]): [string, EvidenceEntry] => [
    path,
    { ...entry, confidence: Math.min(SUREST, entry.confidence) },
  ]);
  return {
    result,
    evidence: Object.fromEntries(unsure),
    details,
    warnings: [
      {
        code: 'ocr_text',
        message: 'The text was recognised in a picture.',
        pages: pages.map((_, index) => index),
      },
      ...warnings,
    ],
    unused,
    document: {
      pages: pages.length,
      producer: '',
      creator: '',
      title: '',
      language,
      pageSizes: pages.map((page) => turnedSize(page, page.turned ?? 0)),
      ...pageTurns(pages),
    },
  };
}

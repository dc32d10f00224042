import { isZip } from './extract/sniff.ts';
import { readItems } from './read-items.ts';
import { readResume, type ReadOptions } from './read-resume.ts';
import type { EvidenceEntry, Reading } from './result/parsed-resume.ts';
import { ReadError } from './read-error.ts';
import { DEFAULT_LIMITS } from './extract/read-pdf.ts';

/**
 * Reads a CV from a PDF or a Word file (`.docx`), whichever the bytes are. Of a Word file there are no pages to show: its evidence
 * has confidences and no boxes, and `document.pageSizes` is empty.
 * @throws ReadError as `readResume` does
 */
export async function readDocument(bytes: Uint8Array, options: ReadOptions = {}): Promise<Reading> {
  if (!isZip(bytes)) return readResume(bytes, options);
  const { maxBytes } = { ...DEFAULT_LIMITS, ...options.limits };
  if (bytes.length > maxBytes)
    throw new ReadError('too_large', `The file has ${bytes.length} bytes, more than ${maxBytes}.`);
  // Loaded when first needed: most files are PDFs, and Word's reader is large.
  const { readDocx } = await import('./word/read-docx.ts');
  const page = await readDocx(bytes);
  const { result, evidence, details, warnings, unused, language } = readItems([page], options);
  const withoutBoxes = Object.entries(evidence).map(([path, entry]): [string, EvidenceEntry] => [
    path,
    { ...entry, boxes: [] },
  ]);
  return {
    result,
    evidence: Object.fromEntries(withoutBoxes),
    details,
    warnings,
    unused: unused.map((text) => ({ ...text, boxes: [] })),
    document: { pages: 1, producer: '', creator: 'Word', title: '', language, pageSizes: [] },
  };
}

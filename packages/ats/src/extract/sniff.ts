import { ReadError } from '../read-error.ts';

/** A PDF may carry up to 1024 bytes before its header (ISO 32000-1, implementation note 13 of Annex H in the older reference). */
const HEADER_WINDOW = 1024;
/** Made once: it takes longer than the decoding. */
const LATIN = new TextDecoder('latin1');

const OTHERS: [string, (bytes: Uint8Array, head: string) => boolean][] = [
  ['a JPEG picture', (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8],
  ['a PNG picture', (_, head) => head.startsWith('\u0089PNG')],
  ['a Word or ZIP file', (_, head) => head.startsWith('PK\u0003\u0004')],
  ['an old Word file', (bytes) => bytes[0] === 0xd0 && bytes[1] === 0xcf],
  ['a web page', (_, head) => /^\s*<(!doctype|html|\?xml)/i.test(head)],
];

/**
 * Looks at the content, never at the name.
 * @returns the bytes from the `%PDF-` header on
 * @throws ReadError `empty` or `not_pdf`
 */
export function pdfBytes(bytes: Uint8Array): Uint8Array {
  if (bytes.length === 0) throw new ReadError('empty', 'The file is empty.');
  const head = LATIN.decode(bytes.subarray(0, HEADER_WINDOW));
  const start = head.indexOf('%PDF-');
  if (start >= 0) return bytes.subarray(start);
  const other = OTHERS.find(([, matches]) => matches(bytes, head));
  throw new ReadError('not_pdf', other ? `The file is ${other[0]}, not a PDF.` : 'The file is not a PDF.');
}

/** A ZIP archive, which Word files are. */
export function isZip(bytes: Uint8Array): boolean {
  return [0x50, 0x4b, 0x03, 0x04].every((byte, index) => bytes[index] === byte);
}

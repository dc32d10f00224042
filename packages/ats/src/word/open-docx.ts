import JSZip from 'jszip';
import { ReadError } from '../read-error.ts';

const MAX_FILES = 2_000;
/** Bytes of all parts unpacked; a CV of ten megabytes of photographs unpacks to hardly more. */
const MAX_UNPACKED = 60 * 2 ** 20;
/** Bytes of one XML part: a thousand pages of text. */
const MAX_XML = 12 * 2 ** 20;
export const MAIN = 'word/document.xml';
const MACROS = /(?:^|\/)vbaProject\.bin$/i;

/**
 * Opens a Word file as the archive that it is, and refuses what would unpack to more than a CV.
 * @throws ReadError `not_pdf` for another archive, or one with macros, `damaged`, `too_large`
 */
export async function openDocx(bytes: Uint8Array): Promise<JSZip> {
  const zip = await JSZip.loadAsync(bytes, { createFolders: false }).catch(() => {
    throw new ReadError('damaged', 'The file is damaged and cannot be opened.');
  });
  const names = Object.keys(zip.files);
  if (!names.includes(MAIN)) throw new ReadError('not_pdf', 'The file is an archive, not a Word document.');
  if (names.some((name) => MACROS.test(name)))
    throw new ReadError('not_pdf', 'The file is a Word document with macros.');
  if (names.length > MAX_FILES) throw new ReadError('too_large', `The file has ${names.length} parts.`);
  const sizes = names.map((name) => [name, sizeOf(zip.files[name])] as const);
  const unpacked = sizes.reduce((sum, [, size]) => sum + size, 0);
  if (unpacked > MAX_UNPACKED || sizes.some(([name, size]) => isXml(name) && size > MAX_XML))
    throw new ReadError('too_large', `The file unpacks to ${unpacked} bytes.`);
  return zip;
}

/** The text of a part, empty where there is none. An archive may lie about sizes: then the process's own limits hold. */
export async function partOf(zip: JSZip, name: string): Promise<string> {
  return (await zip.file(name)?.async('string')) ?? '';
}

/** The size that the archive claims for a part; JSZip keeps it in a field of its own. */
function sizeOf(part: JSZip.JSZipObject | undefined): number {
  const data: unknown = part && Reflect.get(part, '_data');
  const size: unknown = typeof data === 'object' && data !== null && Reflect.get(data, 'uncompressedSize');
  return typeof size === 'number' ? size : 0;
}

function isXml(name: string): boolean {
  return /\.(?:xml|rels)$/i.test(name);
}

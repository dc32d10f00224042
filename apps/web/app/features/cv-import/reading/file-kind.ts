import { decodeText } from '~/services/decode-text.ts';

const startsWith = (bytes: Uint8Array, head: readonly number[]) =>
  head.every((byte, index) => bytes[index] === byte);

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** By its content, whatever it is called. */
export function isPhotograph(bytes: Uint8Array): boolean {
  return startsWith(bytes, JPEG) || startsWith(bytes, PNG);
}

export function isZip(bytes: Uint8Array): boolean {
  return startsWith(bytes, ZIP);
}

/** Word files are archives, which name their parts in clear; whether such a one holds a document, its reader knows. */
export function isWordFile(bytes: Uint8Array): boolean {
  return isZip(bytes) && !/\.csv/i.test(new TextDecoder('latin1').decode(bytes.subarray(-65_536)));
}

/** JSON, or XML of a kind that holds CVs: the beginning says so. Rich text files begin with a brace, too. */
export function isTextFile(bytes: Uint8Array): boolean {
  const start = decodeText(bytes.subarray(0, 400));
  return /^\s*(?:[{[](?!\\rtf)|<\?xml\s|<(?:\w+:)?(?:SkillsPassport|Candidate)[\s>])/.test(start);
}

import { decodeText } from '~/services/decode-text.ts';

const startsWith = (bytes: Uint8Array, head: readonly number[]) =>
  head.every((byte, index) => bytes[index] === byte);

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const EMPTY_ZIP = [0x50, 0x4b, 0x05, 0x06];
/** Word, Excel and PowerPoint before 2007. */
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0];

/** By its content, whatever it is called. */
export function isPhotograph(bytes: Uint8Array): boolean {
  return startsWith(bytes, JPEG) || startsWith(bytes, PNG);
}

export function isZip(bytes: Uint8Array): boolean {
  return startsWith(bytes, ZIP) || startsWith(bytes, EMPTY_ZIP);
}

/** Word files are archives, which name their parts in clear; whether such a one holds a document, its reader knows. */
export function isWordFile(bytes: Uint8Array): boolean {
  return isZip(bytes) && lettersOf(bytes.subarray(-65_536)).includes('word/');
}

const lettersOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** What a file is that people take for their CV and no way in reads, and what to do with it. */
const OTHERS: readonly [is: (bytes: Uint8Array, head: string) => boolean, advice: string][] = [
  [(bytes) => startsWith(bytes, OLD_OFFICE), 'Ini file Office lama (.doc). Simpan sebagai .docx atau PDF'],
  [(_, head) => head.startsWith('{\\rtf'), 'Ini file RTF. Simpan sebagai .docx atau PDF'],
  [
    (_, head) => /^PK.{0,60}mimetypeapplication\/vnd\.oasis/s.test(head),
    'Ini file OpenDocument (.odt). Simpan sebagai .docx atau PDF',
  ],
  [
    (_, head) => /^\s*<(?:!doctype html|html)[\s>]/i.test(head),
    'Ini halaman web (HTML). Cetak halamannya sebagai PDF',
  ],
  [
    (_, head) => /^.{4}ftyp(?:heic|heix|hevc|mif1|msf1|avif)/s.test(head),
    'Ini foto HEIC. Simpan sebagai JPG, atau tangkap layarnya',
  ],
  [
    (_, head) => /^(?:GIF8|BM.{4}\0\0|II\*\0|MM\0\*|RIFF.{4}WEBP)/s.test(head),
    'Gambar ini bukan JPG atau PNG. Simpan sebagai salah satunya',
  ],
];

/** @returns undefined for what is none of them, also for what can be read */
export function adviceForOther(bytes: Uint8Array): string | undefined {
  const head = lettersOf(bytes.subarray(0, 200));
  const advice = OTHERS.find(([is]) => is(bytes, head))?.[1];
  return advice && `${advice}, lalu pilih lagi.`;
}

/** A file of pages, or of a known kind that holds no document of a CV maker. */
export function isOfOtherKind(bytes: Uint8Array): boolean {
  return (
    lettersOf(bytes.subarray(0, 1024)).includes('%PDF-') ||
    isPhotograph(bytes) ||
    adviceForOther(bytes) !== undefined
  );
}

/** JSON, or XML of a kind that holds CVs: the beginning says so. Rich text files begin with a brace, too. */
export function isTextFile(bytes: Uint8Array): boolean {
  const start = decodeText(bytes.subarray(0, 400));
  return /^\s*(?:[{[](?!\\rtf)|<\?xml\s|<(?:\w+:)?(?:SkillsPassport|Candidate)[\s>])/.test(start);
}

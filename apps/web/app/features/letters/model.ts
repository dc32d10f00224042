/** How many of each one person may keep, and how large. */
export const MOST_LETTERS = 200;
export const MOST_ATTACHMENTS = 30;
export const LARGEST_ATTACHMENT = 5 * 2 ** 20;
/** A state that lasted so many minutes before somebody went on editing is kept; and how many such states. */
export const KEEP_EVERY_MINUTES = 10;
export const MOST_VERSIONS = 40;

/** How long a deleted letter can be brought back. */
export const BIN_DAYS = 30;

export const LETTERS = '/app/lamaran/surat';
export const pathOfLetter = (id: string) => `${LETTERS}/${id}`;
export const pathOfPackage = (id: string) => `${LETTERS}/${id}/paket`;

export const attachmentKinds = [
  'diploma',
  'transcript',
  'certificate',
  'portfolio',
  'photo',
  'identity_card',
  'other',
] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

export const attachmentNames: Record<AttachmentKind, string> = {
  diploma: 'Ijazah',
  transcript: 'Transkrip nilai',
  certificate: 'Sertifikat',
  portfolio: 'Portofolio',
  photo: 'Pas foto',
  identity_card: 'KTP',
  other: 'Lainnya',
};

/** A file whose name says that it is an identity card: `scan KTP.jpg`, `e-ktp_2024.pdf`. */
export const looksLikeCard = (name: string) =>
  /(?:^|[^\p{L}])(?:e-?)?ktp(?![\p{L}])|kartu[ _-]?(?:tanda[ _-]?penduduk|identitas)|id[ _-]?card/iu.test(
    name,
  );

/** What portals take at most, in kilobytes. */
export const packageSizes = [
  { value: '1000', label: '1 MB' },
  { value: '2000', label: '2 MB' },
  { value: '3000', label: '3 MB' },
  { value: '5000', label: '5 MB' },
] as const;

/** What was done to make a package fit. Sizes in bytes. */
export interface PackageReport {
  bytes: number;
  pages: number;
  /** Before pictures were made smaller. */
  fullBytes: number;
  /** How many pictures were made smaller, and the longer side that they have now, in pixels; 0 where none was. */
  pictures: number;
  side: number;
  limit: number;
  parts: { name: string; pages: number }[];
}

export function sizeWords(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1_000))} KB`
    : `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`;
}

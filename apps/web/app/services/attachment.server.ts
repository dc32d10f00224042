import { create } from 'content-disposition';

/** Characters that some system refuses in file names. */
const UNSAFE = /[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu;

/** In characters. */
const LONGEST = 150;

/** The Content-Disposition header (RFC 6266) that saves an answer under this name. */
export function attachment(fileName: string): string {
  const name = fileName.toWellFormed().replace(UNSAFE, ' ').replaceAll(/\s+/g, ' ').trim();
  return create(Array.from(name).slice(0, LONGEST).join('') || 'setapak.pdf', { type: 'attachment' });
}

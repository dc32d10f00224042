import { create } from 'content-disposition';

/** Characters that some system refuses in file names. */
const UNSAFE = /[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu;

/** The Content-Disposition header (RFC 6266) that saves an answer under this name. */
export function attachment(fileName: string): string {
  const name = fileName.toWellFormed().replace(UNSAFE, ' ').replaceAll(/\s+/g, ' ').trim().slice(0, 150);
  return create(name || 'setapak.pdf', { type: 'attachment' });
}

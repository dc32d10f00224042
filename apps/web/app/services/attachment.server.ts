import { create } from 'content-disposition';

/** Characters that some system refuses in file names. */
const UNSAFE = /[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu;

/** In characters. */
const LONGEST = 150;

/** What tells a system how to open a file. */
const ENDING = /\.[a-z\d]{1,5}$/i;

/** The Content-Disposition header (RFC 6266) that saves an answer under this name. */
export function attachment(fileName: string): string {
  const name = fileName
    .toWellFormed()
    .replace(UNSAFE, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/ (?=\.[a-z\d]{1,5}$)/i, '')
    .trim();
  return create(shortened(name) || 'setapak.pdf', { type: 'attachment' });
}

/** A name without its ending cannot be opened, so the cut is made before it. */
function shortened(name: string): string {
  const characters = Array.from(name);
  if (characters.length <= LONGEST) return name;
  const ending = ENDING.exec(name)?.[0] ?? '';
  return (
    characters
      .slice(0, LONGEST - ending.length)
      .join('')
      .trimEnd() + ending
  );
}

/** Longest file name that is kept, in characters. */
const FILE_NAME_LENGTH = 120;

/** The last part of a path as a file's sender wrote it, in one line without control characters; may be empty. */
export function lastPathPart(path: string): string {
  const last = path.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  return last.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim();
}

/** The name under which an uploaded file is kept and shown: `fallback` where nothing of the sender's is left. */
export function cleanFileName(name: string, fallback: string): string {
  return Array.from(lastPathPart(name)).slice(0, FILE_NAME_LENGTH).join('') || fallback;
}

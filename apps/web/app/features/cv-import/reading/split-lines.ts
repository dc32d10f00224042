export const BULLET = /^[\s•●◦▪■‣⁃∙·–—➢➤✓✔*-]+/u;

/**
 * The points of a description that was read as running text: split where the CV itself began a new line, unless that line
 * only goes on (it begins in lower case). Where the CV's lines don't fit the text it stays one.
 * @param sources the texts of the CV's sections, with their lines
 */
export function splitLines(description: string, sources: readonly string[]): string[] {
  const own = description
    .split('\n')
    .map((line) => line.replace(BULLET, '').trim())
    .filter(Boolean);
  if (own.length !== 1) return own;
  const text = own[0] ?? '';
  const lines = sources.flatMap((source) =>
    source.split('\n').map((line) => line.replace(BULLET, '').trim()),
  );
  for (let from = 0; from < lines.length; from += 1) {
    const found = takeLines(text, lines, from);
    if (found) return found;
  }
  return own;
}

function takeLines(text: string, lines: readonly string[], from: number): string[] | undefined {
  const points: string[] = [];
  let rest = text;
  for (let at = from; rest !== '' && at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line === '' || !rest.startsWith(line)) return undefined;
    rest = rest.slice(line.length).replace(/^[\s•●▪-]+/u, '');
    const goesOn = points.length > 0 && /^[\p{Ll}(&,]/u.test(line);
    if (goesOn) points.push(`${points.pop()} ${line}`);
    else points.push(line);
  }
  return rest === '' && points.length > 1 ? points : undefined;
}

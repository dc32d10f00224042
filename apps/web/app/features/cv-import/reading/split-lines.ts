export const BULLET = /^[\s•●◦▪■‣⁃∙·–—➢➤✓✔*-]+/u;

/** A line that ends so says what comes next: `kepada` over `310 keluarga`. */
const LEADS_ON =
  /(?:[,&(–-]|\s(?:dan|atau|di|ke|dari|pada|kepada|untuk|dengan|yang|oleh|sebesar|hingga|and|or|of|to|the|an?|in|on|for|with|by|at|from|off))$/iu;

/**
 * The points of a description that was read as running text: split where the CV itself began a new line, unless that line
 * only goes on (it begins in lower case, or without the bullet that the first one has). Where the CV's lines don't fit the
 * text it stays one.
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
    source.split('\n').map((line) => ({ line: line.replace(BULLET, '').trim(), isPoint: BULLET.test(line) })),
  );
  for (let from = 0; from < lines.length; from += 1) {
    const found = takeLines(text, lines, from);
    if (found) return found;
  }
  return sentencesApart(
    text,
    lines.map(({ line }) => line),
  );
}

/**
 * What was done in a card beside another, whose lines stand in the same rows: two sentences that no printed line holds side by side began a line
 * each.
 */
function sentencesApart(text: string, printed: readonly string[]): string[] {
  const points: string[] = [];
  for (const sentence of text.split(/(?<=\p{Ll}{2}[.!]|\p{Lu}{2}\.|[\d%)]\.)\s+(?=\p{Lu})/u)) {
    const [end, start] = [
      points.at(-1)?.split(' ').slice(-2).join(' '),
      sentence.split(' ').slice(0, 2).join(' '),
    ];
    const isBeside = end !== undefined && printed.some((line) => line.includes(`${end} ${start}`));
    if (isBeside) points.push(`${points.pop()} ${sentence}`);
    else points.push(sentence);
  }
  return points;
}

function takeLines(
  text: string,
  lines: readonly { line: string; isPoint: boolean }[],
  from: number,
): string[] | undefined {
  const taken: string[] = [];
  const points: string[] = [];
  let rest = text;
  for (let at = from; rest !== '' && at < lines.length; at += 1) {
    const { line, isPoint } = lines[at]!;
    if (line === '' || !rest.startsWith(line)) return undefined;
    rest = rest.slice(line.length).replace(/^[\s•●▪-]+/u, '');
    taken.push(line);
    const isBare = lines[from]!.isPoint && !isPoint;
    const goesOn =
      points.length > 0 && (isBare || /^[\p{Ll}(&,]/u.test(line) || LEADS_ON.test(points.at(-1)!));
    if (goesOn) points.push(`${points.pop()} ${line}`);
    else points.push(line);
  }
  if (rest !== '') return undefined;
  return !lines[from]!.isPoint && areProse(taken) ? [text] : points;
}

/** Of the longest line. */
const FULL = 0.7;

/** Lines about as long as each other, but for the last one, within which sentences end: where a line ends says nothing. */
function areProse(lines: readonly string[]): boolean {
  const longest = Math.max(...lines.map(({ length }) => length));
  return (
    lines.length > 1 &&
    lines.some((line) => /\p{L}{2}[.!]\s+\p{Lu}/u.test(line)) &&
    lines.slice(0, -1).every(({ length }) => length >= FULL * longest)
  );
}

/**
 * How many of the lines are text that stands over the points: `Distributor alat berat` over `• Memimpin tim`. None where the CV's own lines
 * don't say so.
 */
export function linesOverPoints(lines: readonly string[], sources: readonly string[]): number {
  for (const source of sources) {
    const printed = source.split('\n').map((line) => line.trim());
    for (const [from, first] of printed.entries()) {
      if (first === '' || BULLET.test(first) || !lines[0]?.startsWith(first)) continue;
      const over = countOver(lines, printed.slice(from));
      if (over > 0) return over;
    }
  }
  return 0;
}

function countOver(lines: readonly string[], printed: readonly string[]): number {
  let at = 0;
  for (const [index, line] of lines.entries()) {
    const below = printed[at] ?? '';
    if (BULLET.test(below)) return line.startsWith(below.replace(BULLET, '')) ? index : 0;
    let rest = line;
    for (; rest !== '' && printed[at] && rest.startsWith(printed[at]!); at += 1)
      rest = rest.slice(printed[at]!.length).trim();
    if (rest !== '') return 0;
  }
  return 0;
}

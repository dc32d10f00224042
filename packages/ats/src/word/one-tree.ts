/** Elements inside one another; a table in a table in a table has a dozen more than a paragraph. */
const DEEPEST = 1_000;

/**
 * Whether a part's markup is one tree of bearable depth: one root, as many ends as beginnings. Linear in its length, where XML parsers take
 * quadratic time over what follows a root.
 */
export function isOneTree(xml: string): boolean {
  let depth = 0;
  let roots = 0;
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at)) {
    const end = endOf(xml, at);
    if (end < 0) return false;
    const next = xml[at + 1];
    if (next === '/') depth -= 1;
    else if (next !== '!' && next !== '?') {
      if (depth === 0) roots += 1;
      if (xml[end - 2] !== '/') depth += 1;
    }
    if (depth < 0 || depth > DEEPEST || roots > 1) return false;
    at = end;
  }
  return depth === 0 && roots === 1;
}

/** Behind the markup that begins there; -1 where it has no end. */
function endOf(xml: string, at: number): number {
  for (const [begin, end] of [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
  ] as const)
    if (xml.startsWith(begin, at)) return behind(xml, end, at + begin.length);
  if (xml.startsWith('<!', at)) return behindDoctype(xml, at);
  // A sign of greater may stand between quotes.
  for (let index = at + 1; index < xml.length; index += 1) {
    const sign = xml[index];
    if (sign === '>') return index + 1;
    if (sign === '"' || sign === "'") index = xml.indexOf(sign, index + 1);
    if (index < 0) return -1;
  }
  return -1;
}

function behindDoctype(xml: string, at: number): number {
  const end = xml.indexOf('>', at);
  const inner = xml.indexOf('[', at);
  return inner >= 0 && inner < end ? behind(xml, ']>', inner) : behind(xml, '>', at);
}

function behind(xml: string, end: string, from: number): number {
  const at = xml.indexOf(end, from);
  return at < 0 ? -1 : at + end.length;
}

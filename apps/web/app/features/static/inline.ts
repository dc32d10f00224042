export type Inline =
  | { kind: 'text' | 'strong' | 'em'; text: string }
  | { kind: 'link'; text: string; to: string };

const MARK = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*|\*([^*]+)\*/g;

/** The three marks that our own copy uses: `[words](address)`, `**strong**` and `*emphasis*`. */
export function parseInline(source: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const match of source.matchAll(MARK)) {
    if (match.index > from) parts.push({ kind: 'text', text: source.slice(from, match.index) });
    parts.push(marked(match));
    from = match.index + match[0].length;
  }
  if (from < source.length) parts.push({ kind: 'text', text: source.slice(from) });
  return parts;
}

/** The words alone, for search engines. */
export function plainText(source: string): string {
  return parseInline(source)
    .map(({ text }) => text)
    .join('');
}

function marked([, label, to, strong, em = '']: RegExpExecArray): Inline {
  if (label !== undefined && to !== undefined) return { kind: 'link', text: label, to };
  return strong === undefined ? { kind: 'em', text: em } : { kind: 'strong', text: strong };
}

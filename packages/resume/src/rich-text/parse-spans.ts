import { hasForbiddenScheme, safeUrl } from '../safe-url.ts';
import type { Span } from './blocks.ts';

const LINK = /\[((?:[^[\]\\\n]|\\.){1,500})\]\(([^()\s]{1,1000}(?:\([^()\s]{0,200}\)[^()\s]{0,500})?)\)/y;
/** Not behind the backslash that makes a sign of the bracket. */
const EACH_LINK = new RegExp(`(?<!\\\\)${LINK.source}`, 'g');
const BARE_URL = /https?:\/\/[^\s<>"'`|\\^{}*()[\]]{1,1000}/y;
const WORD = /[\p{L}\p{N}]/u;

interface Style {
  bold: boolean;
  italic: boolean;
}

/**
 * One paragraph's text → runs of one style. `**bold**`, `*italic*`, `[text](address)`, bare http(s) addresses, and a
 * backslash before `*`, `[`, `]` or `\` for the sign itself. Bold may begin within a word, italic may not (`2*3*4`). A sign that
 * opens or closes nothing is printed as it stands.
 */
export function parseSpans(source: string): Span[] {
  return spansOf(source, linkAt);
}

type FindLink = typeof linkAt;

function spansOf(source: string, findLink: FindLink): Span[] {
  const marks = pairMarks(source, findLink);
  const spans: Span[] = [];
  const style: Style = { bold: false, italic: false };
  let plain = '';
  const flush = () => {
    if (plain !== '') spans.push(span(plain, style));
    plain = '';
  };
  for (let at = 0; at < source.length;) {
    const mark = marks.get(at);
    const link = mark ? undefined : findLink(source, at);
    if (mark) {
      flush();
      style[mark] = !style[mark];
      at += mark === 'bold' ? 2 : 1;
    } else if (link) {
      flush();
      spans.push(...linkSpans(link, style));
      at = link.end;
    } else {
      const escaped = isEscape(source, at);
      plain += source[at + (escaped ? 1 : 0)];
      at += escaped ? 2 : 1;
    }
  }
  flush();
  return spans;
}

function span(text: string, style: Style, href?: string): Span {
  return {
    text,
    ...(style.bold && { bold: true }),
    ...(style.italic && { italic: true }),
    ...(href && { href }),
  };
}

/** Emphasis within the text of a link, `[**Peta Banjir**](address)`, is its own. */
function linkSpans({ text, source, href }: Link, style: Style): Span[] {
  if (source === undefined) return [span(text, style, href)];
  return spansOf(source, () => undefined).map((part) =>
    span(part.text, { bold: part.bold ?? style.bold, italic: part.italic ?? style.italic }, href),
  );
}

function isEscape(source: string, at: number): boolean {
  return source[at] === '\\' && /[*[\]\\]/.test(source[at + 1] ?? '');
}

interface Link {
  text: string;
  /** The text as it was written, of a link that has one of its own. */
  source?: string;
  href: string | undefined;
  end: number;
}

function linkAt(source: string, at: number): Link | undefined {
  if (source[at] === '[') {
    LINK.lastIndex = at;
    const match = LINK.exec(source);
    if (!match) return undefined;
    const own = (match[1] ?? '').trim();
    const text = own.replace(/\\([*[\]\\])/g, '$1');
    if (text === '') return undefined;
    return { text, source: own, href: safeUrl(match[2] ?? ''), end: LINK.lastIndex };
  }
  if (source[at] !== 'h' || WORD.test(source[at - 1] ?? ' ')) return undefined;
  BARE_URL.lastIndex = at;
  const match = BARE_URL.exec(source);
  if (!match) return undefined;
  // A full stop or bracket at the end belongs to the sentence.
  const text = match[0].replace(/(?<![.,;:!?)])[.,;:!?)]+$/, '');
  return { text, href: safeUrl(text), end: at + text.length };
}

/** The text without the addresses that no link may have, and these: the words of such a link stay. */
export function withoutForbiddenLinks(source: string): { text: string; addresses: string[] } {
  const addresses: string[] = [];
  const text = source.includes('](')
    ? source.replace(EACH_LINK, (whole, words: string, address: string) => {
        if (!hasForbiddenScheme(address)) return whole;
        addresses.push(address);
        return words;
      })
    : source;
  return { text, addresses };
}

/** Where emphasis truly opens and closes: position → what it switches. Only pairs count. */
function pairMarks(source: string, findLink: FindLink): Map<number, keyof Style> {
  const marks = new Map<number, keyof Style>();
  const open: { bold?: number | undefined; italic?: number | undefined } = {};
  for (let at = 0; at < source.length; at += 1) {
    const skip = isEscape(source, at) ? 2 : (findLink(source, at)?.end ?? at) - at;
    if (skip > 0) {
      at += skip - 1;
      continue;
    }
    if (source[at] !== '*') continue;
    let end = at;
    while (source[end] === '*') end += 1;
    pairRun(source, at, end, open, marks);
    at = end - 1;
  }
  return marks;
}

function pairRun(
  source: string,
  from: number,
  end: number,
  open: { bold?: number | undefined; italic?: number | undefined },
  marks: Map<number, keyof Style>,
): void {
  const length = end - from;
  if (length > 3) return;
  const before = source[from - 1] ?? ' ';
  const after = source[end] ?? ' ';
  const inWord = length === 2;
  const canOpen = !/\s/.test(after) && (inWord || !WORD.test(before));
  const canClose = !/\s/.test(before) && (inWord || !WORD.test(after));
  // Three stars are two marks; which comes first doesn't matter to the styles, only that both find their partner.
  const kinds: (keyof Style)[] = length === 1 ? ['italic'] : length === 2 ? ['bold'] : ['bold', 'italic'];
  let at = from;
  for (const kind of kinds) {
    const partner = open[kind];
    if (partner !== undefined && canClose) {
      marks.set(partner, kind).set(at, kind);
      open[kind] = undefined;
    } else if (canOpen) {
      open[kind] = at;
    }
    at += kind === 'bold' ? 2 : 1;
  }
}

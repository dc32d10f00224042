import { LIMITS } from '../limits.ts';
import { toLine } from '../text.ts';
import { plainText } from './plain-text.ts';

const LOOKS_LIKE_HTML = /<\/?(?:p|div|br|ul|ol|li|strong|b|em|i|a|span|h[1-6]|u)(?:\s[^<>]*)?\/?>/i;

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  bull: '•',
};

/**
 * Summaries that other CV makers stored as HTML, as our rich text: paragraphs, lists, bold, italic and links stay, other
 * tags go and their text stays. A text without such tags comes back as it is. Linear in the length of the text.
 */
export function fromHtml(html: string): string {
  // Beyond the cap the schema will refuse the text anyway.
  if (html.length > 2 * LIMITS.text || !LOOKS_LIKE_HTML.test(html)) return html;
  const lists: { ordered: boolean; count: number }[] = [];
  let links: string[] = [];
  let out = '';
  /** The element that is open whose text nobody reads. */
  let unread = '';
  const newLine = () => {
    out = withoutEndSpaces(out);
    if (out !== '' && !out.endsWith('\n')) out += '\n';
  };
  for (const token of html.match(/<[^<>]*>|[^<]+|</g) ?? []) {
    const tag = /^<(\/?)([a-z][a-z0-9]*)/i.exec(token);
    if (unread !== '') {
      if (tag?.[1] === '/' && tag[2]?.toLowerCase() === unread) unread = '';
      continue;
    }
    if (!tag) {
      out += token.startsWith('<') && token.endsWith('>') ? '' : decode(token).replace(/\s+/g, ' ');
      continue;
    }
    const closes = tag[1] === '/';
    const name = (tag[2] ?? '').toLowerCase();
    if (name === 'script' || name === 'style') unread = closes ? '' : name;
    else if (name === 'strong' || name === 'b') out = mark(out, '**', closes);
    else if (name === 'em' || name === 'i') out = mark(out, '*', closes);
    else if (name === 'br') newLine();
    else if (name === 'ul' || name === 'ol') {
      newLine();
      if (closes) lists.pop();
      else lists.push({ ordered: name === 'ol', count: 0 });
    } else if (name === 'li' && !closes) {
      newLine();
      const list = lists.at(-1);
      if (list) list.count += 1;
      out += '  '.repeat(Math.max(0, lists.length - 1)) + (list?.ordered ? `${list.count}. ` : '- ');
    } else if (name === 'a' && !closes) {
      const href = /\shref\s*=\s*["']?([^"'\s>]+)/i.exec(token)?.[1] ?? '';
      links.push(decode(href));
      out += '[';
    } else if (name === 'a') {
      const href = links.pop();
      if (href !== undefined) out += `](${href})`;
    } else if (/^(p|div|h[1-6])$/.test(name)) {
      // A paragraph inside a list item belongs to the item's line.
      if (lists.length === 0) newLine();
      if (closes && lists.length === 0) out += '\n';
    }
  }
  for (; links.length > 0; links = links.slice(1)) out += ']';
  return out.replace(/\n{3,}/g, '\n\n').trim();
}

/** The same as one line without formatting: a name, a place. */
export function lineFromHtml(html: string): string {
  return LOOKS_LIKE_HTML.test(html) ? toLine(plainText(fromHtml(html), '')).trim() : html;
}

/** Opening marks hug the text after them, closing marks the text before. */
function mark(out: string, sign: string, closes: boolean): string {
  if (!closes) return out + sign;
  const trimmed = withoutEndSpaces(out);
  return trimmed + sign + out.slice(trimmed.length);
}

// A loop, for a regular expression would scan the whole text at every tag.
function withoutEndSpaces(text: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === ' ') end -= 1;
  return text.slice(0, end);
}

function decode(text: string): string {
  return text.replace(/&(#x?[\da-f]{1,6}|[a-z]{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
    const code =
      name[1]?.toLowerCase() === 'x'
        ? Number.parseInt(name.slice(2), 16)
        : Number.parseInt(name.slice(1), 10);
    return Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

import { LIMITS } from '../limits.ts';
import { toLine } from '../text.ts';
import { plainText } from './plain-text.ts';

const LOOKS_LIKE_HTML =
  /<!--|<\/?(?:p|div|br|hr|ul|ol|li|strong|b|em|i|a|span|h[1-6]|u|s|mark|code|pre|blockquote|table|thead|tbody|tr|td|th|sub|sup|small|font|script|style|img|svg|iframe|video|audio|section|article|center|strike|del|ins)(?:[\s/][^<>]*)?>/i;
const BULLET = /^\s*(?:[-*•]|\d+[.)])\s/;
/** Levels of points that are told apart by their indent: more than any editor makes, and as much as a text of tags may grow by. */
const DEEPEST_INDENT = 5;
const BLOCK = /^(?:p|div|h[1-6]|pre|blockquote|table|tr|hr)$/;

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  shy: '',
  ndash: '–',
  mdash: '—',
  bull: '•',
  middot: '·',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  times: '×',
  deg: '°',
  plusmn: '±',
  euro: '€',
  pound: '£',
  copy: '©',
  reg: '®',
  trade: '™',
  szlig: 'ß',
  aelig: 'æ',
  oslash: 'ø',
};

const SIGNS: Record<string, '*' | '**'> = { strong: '**', b: '**', em: '*', i: '*' };

/** What a letter bears in an entity: `eacute`, `Ccedil`. */
const ACCENTS: Record<string, string> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  caron: '\u030c',
  cedil: '\u0327',
};

/**
 * Summaries that other CV makers stored as HTML, as our rich text: paragraphs, lists, bold, italic and links stay, other
 * tags go and their text stays. Of a text without such tags only the entities are read. Linear in the length of the text.
 */
export function fromHtml(printed: string): string {
  // Beyond the cap the schema will refuse the text anyway.
  if (printed.length > 2 * LIMITS.text) return printed;
  if (!LOOKS_LIKE_HTML.test(printed)) return decode(printed);
  const html = withoutComments(printed);
  const lists: { ordered: boolean; count: number }[] = [];
  const links: string[] = [];
  const open = { '**': 0, '*': 0 };
  /** The element that is open whose text nobody reads. */
  let unread = '';
  const page = createPage();
  const tokens = html.match(/<[a-z/!?][^<>]*>|[^<]+|</gi) ?? [];
  for (const [index, token] of tokens.entries()) {
    const tag = /^<(\/?)([a-z][a-z0-9]*)/i.exec(token);
    if (unread !== '') {
      if (tag?.[1] === '/' && tag[2]?.toLowerCase() === unread) unread = '';
      continue;
    }
    if (!tag) {
      const text = token.startsWith('<') && token.endsWith('>') ? '' : decode(token).replace(/\s+/g, ' ');
      // A bracket in the words of a link would end them, a star the emphasis around it.
      const linked = links.length > 0 ? text.replace(/[[\]]/g, '\\$&') : text;
      page.write(open['*'] + open['**'] > 0 ? linked.replaceAll('*', '\\*') : linked);
      continue;
    }
    const closes = tag[1] === '/';
    const name = (tag[2] ?? '').toLowerCase();
    if (name === 'script' || name === 'style') unread = closes ? '' : name;
    else if (Object.hasOwn(SIGNS, name)) {
      const sign = SIGNS[name] ?? '*';
      open[sign] = Math.max(0, open[sign] + (closes ? -1 : 1));
      // Bold within bold is bold. Opening marks hug the text after them, closing marks the text before.
      if (open[sign] !== (closes ? 0 : 1)) continue;
      if (closes) page.writeBeforeSpaces(sign);
      else page.write(sign);
    } else if (name === 'br') {
      // Within a point its line goes on, unless a point is typed there by hand.
      if (lists.length === 0 || BULLET.test(tokens[index + 1] ?? '')) page.newLine();
      else page.gap();
    } else if ((name === 'td' || name === 'th') && closes) page.oneSpace();
    else if (name === 'ul' || name === 'ol') {
      page.newLine();
      if (closes) lists.pop();
      else lists.push({ ordered: name === 'ol', count: 0 });
    } else if (name === 'li' && !closes) {
      page.newLine();
      const list = lists.at(-1);
      // One editor puts points into a list of numbers and says so at each of them.
      const isNumbered = list?.ordered && !/\sdata-list\s*=\s*["']?bullet/i.test(token);
      if (isNumbered) list.count += 1;
      const depth = Math.min(DEEPEST_INDENT, Math.max(0, lists.length - 1));
      page.write('  '.repeat(depth) + (isNumbered ? `${list.count}. ` : '- '));
    } else if (name === 'a' && !closes) {
      const href = /\shref\s*=\s*["']?([^"'\s>]+)/i.exec(token)?.[1] ?? '';
      links.push(decode(href));
      page.write('[');
    } else if (name === 'a') {
      const href = links.pop();
      if (href !== undefined) page.write(`](${href})`);
    } else if (BLOCK.test(name)) {
      // A paragraph inside a list item belongs to the item's line.
      if (lists.length > 0) page.gap();
      else {
        page.newLine();
        if (closes) page.emptyLine();
      }
    }
  }
  page.write(']'.repeat(links.length));
  return page
    .text()
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * The text as it is written, line by line. The spaces at the end of a line are kept apart: looking for them in all that was written would
 * take longer with every tag.
 */
function createPage() {
  const lines: string[] = [];
  let line = '';
  let spaces = '';
  function write(text: string): void {
    const kept = withoutEndSpaces(text);
    if (kept !== '') line += spaces + kept;
    spaces = kept === '' ? spaces + text : text.slice(kept.length);
  }
  function emptyLine(): void {
    lines.push(line);
    [line, spaces] = ['', ''];
  }
  return {
    write,
    writeBeforeSpaces: (text: string) => void (line += text),
    /** Ends the line; one that holds nothing goes on. */
    newLine() {
      if (line === '') spaces = '';
      else emptyLine();
    },
    emptyLine,
    /** A space, unless there is one or the line begins here. */
    gap() {
      if (line !== '' && spaces === '') spaces = ' ';
    },
    oneSpace: () => void (spaces = ' '),
    text: () => [...lines, line + spaces].join('\n'),
  };
}

/** Each is searched from where the one before ended; one without an end stays. */
function withoutComments(html: string): string {
  let out = '';
  let at = 0;
  for (let from = html.indexOf('<!--'); from >= 0; from = html.indexOf('<!--', at)) {
    const end = html.indexOf('-->', from + 4);
    if (end < 0) break;
    out += html.slice(at, from);
    at = end + 3;
  }
  return out + html.slice(at);
}

/** The same as one line without formatting: a name, a place. */
export function lineFromHtml(html: string): string {
  return LOOKS_LIKE_HTML.test(html) ? toLine(plainText(fromHtml(html), '')).trim() : decode(html);
}

// A loop, for a regular expression would scan the whole text at every tag.
function withoutEndSpaces(text: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === ' ') end -= 1;
  return text.slice(0, end);
}

function decode(text: string): string {
  return text.replace(/&(#x?[\da-f]{1,6}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? accented(name) ?? whole;
    const code =
      name[1]?.toLowerCase() === 'x'
        ? Number.parseInt(name.slice(2), 16)
        : Number.parseInt(name.slice(1), 10);
    return Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

function accented(name: string): string | undefined {
  const accent = ACCENTS[name.slice(1).toLowerCase()];
  return accent && (name[0] ?? '').concat(accent).normalize('NFC');
}

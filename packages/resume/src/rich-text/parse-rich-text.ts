import type { Block, List, ListItem, Paragraph } from './blocks.ts';
import { parseSpans } from './parse-spans.ts';

/** Those of Word's symbol fonts have places of their own, beyond what is a letter. */
export const BULLET_SIGNS = '•●◦▪■‣⁃∙·–—➢➤►▶▸❖◆✓✔\\uF06E\\uF076\\uF0A7\\uF0A8\\uF0B7\\uF0D8\\uF0FC';
const BULLET = new RegExp(`^(\\s*)(?:[-*${BULLET_SIGNS}]|o(?=\\s{2,}))\\s+(?=\\S)`, 'u');
const NUMBER = /^(\s*)\d{1,3}[.)]\s+(?=\S)/;

/**
 * Rich text as documents store it, read into blocks. The grammar, the one that every reader of a document uses:
 *
 * - Lines are separated by `\n`; an empty line ends a paragraph or list; other line breaks stay line breaks.
 * - A line that begins with `-`, `*`, `•` or another bullet and a space is a list item; with `1.` or `1)` a numbered one.
 * - Two or more spaces before the bullet put it one level below the item above. There are two levels.
 * - A backslash before such a line makes it a plain line.
 * - Within a line: `**bold**`, `*italic*`, `[text](address)`, bare http(s) addresses; `\` before a sign prints the sign.
 *
 * Any text is valid: what fits no rule is printed as it stands.
 */
export function parseRichText(source: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const flush = () => {
    const text = lines.join('\n').trim();
    if (text !== '') blocks.push({ kind: 'paragraph', spans: parseSpans(text) } satisfies Paragraph);
    lines = [];
  };
  let list: List | undefined;
  for (const line of source.split('\n')) {
    const item = listItemOf(line);
    if (item) {
      flush();
      list = addItem(blocks, list, item);
    } else {
      if (line.trim() === '') flush();
      else lines.push(unescapeLine(line).trim());
      list = undefined;
    }
  }
  flush();
  return blocks;
}

/** Whether a line is read as a list item. */
export function isListLine(line: string): boolean {
  return BULLET.test(line) || NUMBER.test(line);
}

function unescapeLine(line: string): string {
  const rest = line.replace(/^\s*\\/, '');
  return rest !== line && isListLine(rest) ? rest : line;
}

interface Line {
  ordered: boolean;
  indent: number;
  item: ListItem;
}

function listItemOf(line: string): Line | undefined {
  const match = BULLET.exec(line) ?? NUMBER.exec(line);
  if (!match) return undefined;
  const rest = line.slice(match[0].length).trim();
  return { ordered: NUMBER.test(line), indent: match[1]?.length ?? 0, item: { spans: parseSpans(rest) } };
}

function addItem(blocks: Block[], current: List | undefined, line: Line): List {
  const parent = current?.items.at(-1);
  if (current && parent && line.indent >= 2) {
    parent.list ??= { kind: 'list', ordered: line.ordered, items: [] };
    parent.list.items.push(line.item);
    return current;
  }
  if (current && current.ordered === line.ordered) {
    current.items.push(line.item);
    return current;
  }
  const list: List = { kind: 'list', ordered: line.ordered, items: [line.item] };
  blocks.push(list);
  return list;
}

import type { Section } from '../classify/section.ts';
import { readHeading } from '../classify/read-heading.ts';
import { sameLook, type Fragment } from '../layout/fragment.ts';
import { makeLine, withCells, type Line } from '../layout/line.ts';
import { postScore } from '../lexicon/score-text.ts';
import { joinPieces, pieceOf, slicePiece, type Piece } from '../text/piece.ts';
import { isLabel } from './contact-zone.ts';
import { found, type Found } from './found.ts';

const CONTACT_LIKE = /@|https?:|www\.|linkedin|\+?\d[\d\s().-]{7,}\d/i;
const MIN_WORDS = 5;
/** A letter of application before the CV in one file speaks of the post. */
const SALUTATION = /^\s*(?:dengan hormat|kepada yth|yth\.|dear )/i;
/** Words of somebody else under a heading such as `Life Philosophy`; who quotes themselves does so under a plain one. */
const QUOTED = /^\s*[“"„«][^“”"„«»]+[”"“»]\s*$/u;

/** What a person says about themselves: under its own heading, or as running text in the head of the CV. */
export function readSummary(sections: readonly Section[]): Found<string> | undefined {
  const own = sections.filter(
    (section) => section.type === 'summary' && !isMotto(section) && !isOfLabels(section),
  );
  const lines = withoutMottos(
    own.flatMap((section) => withoutFigures(textLines(section.lines.slice(postOver(section) ? 1 : 0)))),
  );
  if (lines.length > 0) return toSummary(lines, 0.95);
  for (const type of ['header', 'personal', 'contact'] as const)
    for (const section of sections.filter((each) => each.type === type)) {
      if (section.lines.some(({ text }) => SALUTATION.test(text))) continue;
      const head = type === 'personal' ? beforePoints(section.lines) : section.lines;
      const printed = head.map(withoutContactsBeside);
      const sentences = paragraph(printed);
      const text = withoutMottos(
        withParagraphs(sentences.length > 0 ? sentences : narrowText(printed), printed),
      );
      if (text.length > 0 && !isQuoted(text) && !isTagline(text) && !(type === 'contact' && invites(text)))
        return toSummary(text, 0.75);
    }
  const aboutOneself = sections.find(isAboutOneself);
  return aboutOneself && toSummary(aboutOneself.lines, 0.7);
}

/** `**Apoteker**` over a text in plain letters: what somebody is, printed below the heading. */
export function postOver({ type, lines: [first, ...others] }: Section): Line | undefined {
  if (type !== 'summary' || !first?.bold || first.cells.length > 1 || others.length === 0) return undefined;
  const isOverText = others.every(({ bold }) => !bold) && /^\p{Lu}/u.test(others[0]!.text);
  const isPost = postScore(first.text) >= OF_POST && words(first.text) <= MIN_WORDS;
  return isOverText && isPost && !/[.,;:]$/.test(first.text) ? first : undefined;
}

/** Facts in points under `Additional information` may go on in a line below that reads like a text of its own. */
function beforePoints(lines: readonly Line[]): readonly Line[] {
  const point = lines.findIndex(({ cells: [cell] }) => cell !== undefined && cell.bullet > 0);
  return point < 0 ? lines : lines.slice(0, point);
}

/** `NAME` over `Siti Aminah` under `Profile`: facts, and no text. */
function isOfLabels({ lines: [first, ...others] }: Section): boolean {
  return first !== undefined && isLabel(first.text) && others.every(({ text }) => words(text) < MIN_WORDS);
}

const FIRST_PERSON = /^(?:I(?:['’]m| am)|My|Saya)\s/;
const LEAST_WORDS_OF_TEXT = 20;

/** `Research Interests`, `Who’s This` over a text in the first person, before what was done. */
function isAboutOneself({ type, flow, lines }: Section, index: number, all: readonly Section[]): boolean {
  if (type !== 'interests' && type !== 'other') return false;
  const isFirst = all.slice(0, index).every((section) => section.flow !== flow || !DONE.has(section.type));
  const text = lines.map((line) => line.text).join(' ');
  return isFirst && FIRST_PERSON.test(text) && /[.!]$/.test(text) && words(text) >= LEAST_WORDS_OF_TEXT;
}

const DONE = new Set<Section['type']>(['work', 'education', 'projects', 'organisation']);

/** `Jangan ragu untuk menghubungi saya.` over the contacts speaks to the visitors of a page. */
const INVITES =
  /\b(?:(?:meng)?hubungi saya|jangan ragu|mari (?:ber|kita )|feel free|get in touch|reach out|contact me|let['’]s (?:talk|work|connect|build))\b/i;

function invites(lines: readonly Line[]): boolean {
  return INVITES.test(lines.map(({ text }) => text).join(' '));
}

const WORDS_OF_TAGLINE = 7;

/** `Air bersih untuk semua orang.` below the name: one short sentence says what somebody believes in, and too little of who they are. */
function isTagline(lines: readonly Line[]): boolean {
  const text = lines.map((line) => line.text).join(' ');
  const post = OPENING_CAPITALS.exec(text)?.[0] ?? '';
  return (
    words(text) <= WORDS_OF_TAGLINE && !/[.,;:!?].*\p{L}/u.test(text) && !(post && postScore(post) >= OF_POST)
  );
}

/** `Software Engineer` before `specializing in billing services.`: who somebody is. */
const OPENING_CAPITALS = /^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)+(?= \p{Ll})/u;
const OF_POST = 1.5;

/** `“Rapi di kertas”`, perhaps with whose words they are behind a dash. */
const QUOTED_BY = /^\s*[“"„«][^“”"„«»]{3,120}[”"“»](?:\s*[—–-]\s*\p{L}[\p{L}. ]{1,40})?\s*$/u;
const MOST_WORDS_OF_MOTTO = 12;

/** A text without the motto right over or below it: one line in quotes, or the only slanted one. */
function withoutMottos(lines: readonly Line[]): Line[] {
  const isMottoOf = (line: Line, rest: readonly Line[]) =>
    words(line.text) <= MOST_WORDS_OF_MOTTO &&
    (QUOTED_BY.test(line.text) || (line.italic && rest.every(({ italic }) => !italic))) &&
    words(rest.map(({ text }) => text).join(' ')) > MOST_WORDS_OF_MOTTO;
  let text = [...lines];
  if (text.length > 1 && isMottoOf(text[0]!, text.slice(1))) text = text.slice(1);
  if (text.length > 1 && isMottoOf(text.at(-1)!, text.slice(0, -1))) text = text.slice(0, -1);
  return text;
}

const PLAIN_HEADING = 4;

const OF_MOTTO =
  /^(?:(?:life )?motto|moto)(?: hidup| saya)?\P{L}*$|^(?:(?:favou?rite )?quotes?|kutipan(?: favorit)?)\P{L}*$/iu;

function isMotto({ heading, lines }: Section): boolean {
  if (heading && OF_MOTTO.test(heading.text.trim())) return true;
  const score = heading ? (readHeading(heading.text)?.score ?? 0) : PLAIN_HEADING;
  return score < PLAIN_HEADING && isQuoted(lines);
}

function isQuoted(lines: readonly Line[]): boolean {
  return QUOTED.test(lines.map(({ text }) => text).join(' '));
}

const FEWEST_FIGURES = 3;

/** `126   48 rb   17` over `desa   orang   anggota tim` below the end of the text: figures side by side, and none of its sentences. */
function withoutFigures(lines: readonly Line[]): readonly Line[] {
  const at = lines.findIndex(
    ({ cells }, index) =>
      cells.length >= FEWEST_FIGURES &&
      cells.every(({ text }) => /\d/.test(text)) &&
      /[.!?]$/.test(lines[index - 1]?.text ?? '') &&
      lines.slice(index).every((below) => below.cells.length >= FEWEST_FIGURES),
  );
  return at < 0 ? lines : lines.slice(0, at);
}

function textLines(lines: readonly Line[]): Line[] {
  return lines.filter((line) => !CONTACT_LIKE.test(line.text) || words(line.text) > 12);
}

function toSummary(lines: readonly Line[], confidence: number): Found<string> {
  const [first, ...others] = cellsInOrder(lines).map(withoutBullet);
  const pieces = first ? [withoutLabel(first), ...others] : [];
  return found(joinLines(pieces), pieces, confidence);
}

/** A text set in two columns is read to the foot of the left one first. */
function cellsInOrder(lines: readonly Line[]): Fragment[] {
  const [first] = lines;
  const second = first?.cells[1];
  const isColumn = ({ cells: [left, right, ...others] }: Line) =>
    Math.abs(left!.x - first!.x) < 2 && (!right || Math.abs(right.x - second!.x) < 2) && others.length === 0;
  if (!second || lines.length < 2 || !lines.every(isColumn)) return lines.flatMap(({ cells }) => cells);
  return [...lines.map(({ cells }) => cells[0]!), ...lines.flatMap(({ cells }) => cells[1] ?? [])];
}

const LABEL = /^([\p{L} ]{4,30}?)\s*:\s+(?=\S)/u;

/** `Tentang Saya : Analis kredit …`: the text alone. */
function withoutLabel(piece: Piece): Piece {
  const label = LABEL.exec(piece.text);
  return label && readHeading(label[1]!)?.type === 'summary'
    ? slicePiece(piece, label[0].length, piece.text.length)
    : piece;
}

function withoutBullet(cell: Line['cells'][number]): Piece {
  const piece = pieceOf(cell);
  return { ...piece, text: piece.text.slice(cell.bullet) };
}

/** Lines of one text, a word that a hyphen parted at a line's end put together again; `four- and five-star` stays as it is. */
export function joinLines(pieces: readonly Piece[]): string {
  return joinPieces(pieces, '\n')
    .text.replace(/(\p{Ll})-\s*\n\s*(?=\p{Ll})(?!(?:and|or|to|dan|atau|maupun|hingga|sampai)\b)/gu, '$1-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A sentence with the contacts at its right. */
function withoutContactsBeside(line: Line): Line {
  const [first, next] = line.cells;
  if (!first || !next || words(first.text) < MIN_WORDS || next.x - first.right < 2 * line.size) return line;
  return withCells(line, [first]);
}

/** The first run of sentence lines. */
function paragraph(lines: readonly Line[]): Line[] {
  const run: Line[] = [];
  for (const printed of lines) {
    const line = run.length > 0 ? withoutNameBefore(printed, run.at(-1)!) : printed;
    const sentence = isSentence(line.text, line);
    const tail =
      run.length > 0 &&
      line.cells.length === 1 &&
      !CONTACT_LIKE.test(line.text) &&
      sameText(run.at(-1)!, line);
    const above = lines[lines.indexOf(printed) - 1];
    const opening = sentence && run.length === 0 && above ? besideName(above, line) : undefined;
    if (opening && isSentence(opening.text, opening)) run.push(opening);
    if (sentence || tail) run.push(line);
    else if (run.length > 0 && !isBesideText(line, run.at(-1)!)) break;
  }
  return withLinesAbove(run, lines);
}

/** A contact alone in its row, at the right of the text and between its lines. */
function isBesideText(line: Line, above: Line): boolean {
  return line.page === above.page && line.x > above.right && line.y - above.bottom < line.size;
}

const NARROW_LINES = 3;
const NARROW_WORDS = 10;

/** A text in a column so narrow that none of its lines is a sentence by itself. */
function narrowText(lines: readonly Line[]): Line[] {
  const runs: Line[][] = [];
  for (const line of lines) {
    const above = runs.at(-1)?.at(-1);
    if (above && Math.abs(above.x - line.x) < 1 && sameText(above, line)) runs.at(-1)!.push(line);
    else runs.push([line]);
  }
  return runs.map(withoutTitle).find((run) => run.length >= NARROW_LINES && isText(run, NARROW_WORDS)) ?? [];
}

/** `Staf Gudang` over the text, with room for the text's first word behind it: what somebody is stands in a line of its own. */
function withoutTitle(run: Line[]): Line[] {
  const [title, first] = run;
  if (!title || !first || /[.,;:]$/.test(title.text) || !/^\p{Lu}/u.test(first.text)) return run;
  const widest = Math.max(...run.map(({ right }) => right));
  const isFull = title.right + first.cells[0]!.items[0]!.width + WORD_SPACE * title.size > widest;
  return isFull || words(title.text) > MIN_WORDS || smallShare(title.text) > 0 ? run : run.slice(1);
}

function isText(run: readonly Line[], least: number): boolean {
  const text = run.map((line) => line.text).join(' ');
  const isPlain = run.every((line) => line.cells.length === 1 && !CONTACT_LIKE.test(line.text));
  const isWhole = /^\p{Lu}/u.test(text) && /[.!]$/.test(text) && smallShare(text) >= SMALL_SHARE;
  return isPlain && words(text) >= least && isWhole;
}

const WIDEST_GAP = 1.5;
const WORDS_IN_PARAGRAPH = 6;

/** A text of several paragraphs, each of which begins where the first one does. */
function withParagraphs(first: readonly Line[], lines: readonly Line[]): Line[] {
  const whole = [...first];
  const above = paragraphAbove(first, lines);
  if (above) whole.unshift(above);
  for (let next = nextParagraph(whole, lines); next; next = nextParagraph(whole, lines)) whole.push(...next);
  return whole;
}

/** `Analis kredit dengan pengalaman enam tahun di bank.` in one line over the text that goes on: names in it may be many. */
function paragraphAbove([first]: readonly Line[], lines: readonly Line[]): Line | undefined {
  const above = first && lines[lines.indexOf(first) - 1];
  if (!above || above.cells.length > 1 || above.page !== first.page || !sameLook(above, first))
    return undefined;
  const isProse = words(above.text) >= WORDS_IN_PARAGRAPH && smallShare(above.text) >= SMALL_SHARE_OF_LINE;
  const isNear = first.gap < WIDEST_GAP * first.size && Math.abs(above.x - first.x) < 1;
  return isProse && isNear && /\p{Ll}\.$/u.test(above.text) && !CONTACT_LIKE.test(above.text)
    ? above
    : undefined;
}

function nextParagraph(text: readonly Line[], lines: readonly Line[]): Line[] | undefined {
  const last = text.at(-1);
  const at = last ? lines.indexOf(last) + 1 : 0;
  const [opening] = lines.slice(at, at + 1);
  if (!last || at === 0 || !opening || !/[.!]$/.test(last.text)) return undefined;
  const isBelow = opening.gap < WIDEST_GAP * opening.size && opening.page === last.page;
  if (!isBelow || Math.abs(opening.x - text[0]!.x) > 1 || opening.size !== last.size) return undefined;
  const run = [opening];
  for (const line of lines.slice(at + 1)) {
    if (Math.abs(line.x - opening.x) > 1 || !sameText(run.at(-1)!, line)) break;
    run.push(line);
  }
  return isText(run, WORDS_IN_PARAGRAPH) ? run : undefined;
}

/** A text in a narrow column, whose first lines have too few words for a sentence: each goes up to where its first word had no room. */
function withLinesAbove(run: readonly Line[], lines: readonly Line[]): Line[] {
  const whole = [...run];
  for (let at = lines.indexOf(run[0]!) - 1; at >= 0; at -= 1) {
    const [above, first] = [lines[at]!, whole[0]!];
    const right = Math.max(...whole.map((line) => line.right));
    const widest = Math.max(...whole.map((line) => line.right - line.x));
    const isCentred = Math.abs(above.x + above.right - first.x - first.right) < 2;
    const word = first.cells[0]!.items[0]!.width + WORD_SPACE * first.size;
    const isFull = isCentred ? above.right - above.x + word > widest : above.right + word > right;
    const goesOn =
      above.cells.length === 1 && (isCentred || Math.abs(above.x - first.x) < 1) && sameText(above, first);
    if (!isFull || !goesOn || CONTACT_LIKE.test(above.text) || isLabel(above.text)) break;
    whole.unshift(above);
  }
  const added = whole.slice(0, whole.length - run.length).map(({ text }) => text);
  const text = added.join(' ');
  // `… with ten years in` over `surveying and …`
  if (added.length > 0 && run.length > 0 && /^\p{Ll}/u.test(run[0]!.text)) return whole;
  return smallShare(text) >= (words(text) > MIN_WORDS ? SMALL_SHARE_OF_LINE : SMALL_SHARE) ? whole : [...run];
}

/** Of a line that is as full as the text below it, the names of schools and towns in it may be many. */
const SMALL_SHARE_OF_LINE = 0.3;

const WORD_SPACE = 0.2;
const SMALL_SHARE = 0.45;

/** Share of the words that begin with a small letter: addresses and names have few. */
function smallShare(text: string): number {
  return text.split(/\s+/).filter((word) => /^\p{Ll}/u.test(word)).length / Math.max(1, words(text));
}

/** The cell that a text begins in, where its first line stands beside a name. */
function besideName(above: Line, line: Line): Line {
  const cell = above.cells.at(-1)!;
  if (above.cells.length === 1 || Math.abs(cell.x - line.x) > 3) return above;
  return makeLine([cell], above.columnLeft, above.columnRight);
}

/** `Rina Lestari   menulis laporan yang singkat.`: the text goes on beside the name. */
function withoutNameBefore(line: Line, above: Line): Line {
  const cell = line.cells.at(-1)!;
  if (line.cells.length < 2 || above.cells.length > 1 || Math.abs(cell.x - above.x) > 1) return line;
  if (line.page !== above.page || Math.abs(cell.size - above.size) > 0.1) return line;
  const { bottom } = above.cells[0]!;
  return { ...makeLine([cell], line.columnLeft, line.columnRight), gap: cell.y - bottom };
}

function sameText(above: Line, line: Line): boolean {
  const unfinished = !/[.!?]$/.test(above.text);
  return (
    unfinished &&
    above.size === line.size &&
    above.bold === line.bold &&
    line.gap < line.size &&
    above.page === line.page
  );
}

function isSentence(text: string, line: Line): boolean {
  if (CONTACT_LIKE.test(text) || line.cells.length > 1 || isLabel(text)) return false;
  const count = words(text);
  if (count < MIN_WORDS || /[|•·]/.test(text)) return false;
  return smallShare(text) >= SMALL_SHARE && (count >= 8 || /[.!]$/.test(text));
}

function words(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
}

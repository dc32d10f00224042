import { findDates } from '../../dates/find-dates.ts';
import type { Line } from '../../layout/line.ts';
import { isMostlyDate } from '../../layout/mostly-date.ts';
import { wrapsInStyles } from '../../layout/wraps.ts';
import { descriptionOf } from '../describe.ts';
import { lineFacts, splitByStyle } from '../header-pieces.ts';
import { bestDates } from '../work/posts-of-employer.ts';
import { isWebAddress } from '../work/piece-scores.ts';
import { isSentence, wordCount } from '../sentences.ts';
import { joinPieces, pieceOf, slicePiece, type Piece } from '../../text/piece.ts';
import { type EntryParts, period, withoutEmpty, namesIn } from './entry-parts.ts';

/** `**Coral recovery**` over `Coral Reefs · Nov 2023 · reefs.example`: a name in bold letters over where and when it was published. */
export function ofPublication(lines: readonly Line[]): EntryParts | undefined {
  const plain = lines.findIndex(({ bold }) => !bold);
  const from = plain < 0 ? lines.length : plain;
  const [named, [facts, ...others]] = [lines.slice(0, from), lines.slice(from)];
  if (from < 1 || facts?.bullet || (facts && isSentence(facts.text))) return undefined;
  const names = facts ? namesIn(facts) : [];
  const link = names.find(isWebAddress);
  const [organization, ...more] = names.filter((name) => name !== link);
  const dates = bestDates(
    [...named, ...(facts ? [facts] : [])].flatMap((line, row) => lineFacts(line, row).dates),
  );
  if (!dates) return undefined;
  return withoutEmpty({
    title: named.map(({ cells: [cell] }) => cell!.text.slice(cell!.bullet)).join(' '),
    organization,
    link,
    ...period(dates.span),
    description: [...more, descriptionOf(others)?.value].filter(Boolean).join('\n'),
  });
}

/**
 * `1. Peta banjir kota. *Jurnal Hidrologi*, 2021.`, `2021   *Peta banjir kota*, Jurnal Hidrologi`, each perhaps in several lines: what is set in other letters is where it was published. Undefined where
 * one of them says anything else, such as its authors.
 */
export function referencesIn(lines: readonly Line[]): { starts: number[]; parts: EntryParts[] } | undefined {
  const ways = [
    (above: Line, line: Line) => !wrapsInStyles(above, line) || opensQuoted(above, line),
    (_: Line, line: Line) => opensWithDay(line),
    (above: Line) => endsWithDay(above),
    (_: Line, line: Line) => NUMBER_OF_REFERENCE.test(line.text),
    (_: Line, line: Line) => OPENS_WITH_AUTHORS.test(line.text),
  ];
  for (const opens of ways) {
    const starts = [...lines.keys()].filter((at) => at === 0 || opens(lines[at - 1]!, lines[at]!));
    const parts = starts.flatMap((start, at) => ofReference(lines.slice(start, starts[at + 1])) ?? []);
    if (parts.length > 0 && parts.length === starts.length)
      return { starts: starts.length > 1 ? starts : [], parts };
  }
  return undefined;
}

const opensWithDay = ({ text }: Line) => findDates(text)[0]?.from === 0;

const endsWithDay = ({ text }: Line) => /^[\s.)]*$/.test(text.slice(findDates(text).at(-1)?.to ?? 0));

/** `“Commuting After Rain”, …` below a line that ends with a stop. */
const opensQuoted = (above: Line, line: Line) => /^[“"„«]/u.test(line.text) && above.text.endsWith('.');

/** In a cell of its own, as Word and LaTeX count. */
const NUMBER_ALONE = /^\[?\d{1,3}[\].)]$/;
const NUMBER_OF_REFERENCE = /^\[?\d{1,3}[\].)]\s+/;

function ofReference(lines: readonly Line[]): EntryParts | undefined {
  const [day, ...behind] = lines[0]?.cells ?? [];
  const isDated = day !== undefined && behind.length === 1 && isMostlyDate(day.text);
  const isCounted = day !== undefined && behind.length === 1 && NUMBER_ALONE.test(day.text);
  const cells = lines.flatMap((line, at) => ((isDated || isCounted) && at === 0 ? behind : line.cells));
  if (cells.length > lines.length) return undefined;
  const whole = joinPieces(cells.map((cell) => slicePiece(pieceOf(cell), cell.bullet, cell.text.length)));
  const number = NUMBER_OF_REFERENCE.exec(whole.text)?.[0].length ?? 0;
  const numbered = slicePiece(whole, number, whole.text.length);
  const opening = isDated ? undefined : dayInFront(numbered.text);
  const body = opening ? slicePiece(numbered, opening.length, numbered.text.length) : numbered;
  const cited = isDated || opening ? undefined : citedWithAuthors(body.text);
  if (cited) return cited;
  const [quoted, inQuotes] = /^[“"„«]([^“”"„«»]{4,})[”"“»][.,]?\s*/u.exec(body.text) ?? [];
  const [title, ...others] = journalApart(splitByStyle(body));
  const name = inQuotes?.replace(/[.,]$/, '') ?? (title && titleIn(title));
  const printed = quoted ? body.text.slice(quoted.length) : others.map((piece) => piece.text).join(' ');
  const when = opening?.day ?? (isDated ? day.text.replace(/:$/, '') : undefined);
  const rest = when ? `${printed.replace(/\.\s*$/, '')}, ${when}` : printed;
  const [date, ...dates] = findDates(rest);
  if (!name?.trim() || !date || dates.length > 0 || !/^[\s.)]*$/.test(rest.slice(date.to))) return undefined;
  const organization = rest.slice(0, date.from).replace(/^[\s,]+|[\s,.(]+$/g, '');
  return organization === '' ? undefined : { title: name.trim(), organization, ...period(date) };
}

/** `Lestari, M. A., & Prakoso, T. (2021).` */
const AUTHORS = String.raw`(?:\p{Ll}{1,4} ){0,2}\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*, (?:\p{Lu}\.[ -]?)+[^()]{0,300}?`;
const OPENS_WITH_AUTHORS = new RegExp(String.raw`^(?:\[?\d{1,3}[\].)]\s+)?${AUTHORS}\s?\((?:19|20)\d\d`, 'u');
/** The seventh edition of the American Psychological Association's manual: authors, year, title, journal with volume and pages, address. */
const CITED = new RegExp(
  String.raw`^(?<authors>${AUTHORS})\s?\((?<day>(?:19|20)\d\d)[a-z]?\)\.\s+(?<title>[^.?!]{8,}[.?!])\s+` +
    String.raw`(?<journal>\p{Lu}[^.\d]{2,120}?)(?:,\s+(?<volume>\d[^.]*))?(?:\.(?:\s+(?<more>(?!.*\((?:19|20)\d\d)\S.*))?)?$`,
  'u',
);

/** `Lestari, M. A., & Prakoso, T. (2021). Peta banjir kota. Jurnal Hidrologi, 12(3), 45–60.` */
function citedWithAuthors(text: string): EntryParts | undefined {
  const { authors, day, title, journal, volume, more } = CITED.exec(text.trim())?.groups ?? {};
  const [date] = findDates(day ?? '');
  if (!authors || !date || !title || !journal) return undefined;
  return withoutEmpty({
    title: title.replace(/\.$/, ''),
    organization: journal,
    ...(more && isWebAddress(more) ? { link: more } : {}),
    ...period(date),
    description: [authors.trim(), volume, more && !isWebAddress(more) ? more : undefined]
      .filter(Boolean)
      .join('\n'),
  });
}

/** `2021 – Peta banjir kota. *Jurnal Hidrologi*`: the day, and how much of the text it takes. */
function dayInFront(text: string): { day: string; length: number } | undefined {
  const [span] = findDates(text);
  const dash = span?.from === 0 ? /^\s*[:–—-]\s+(?=\S)/.exec(text.slice(span.to)) : null;
  return span && dash ? { day: text.slice(0, span.to), length: span.to + dash[0].length } : undefined;
}

/**
 * `Peta Banjir Kota, Jurnal Hidrologi, 2021` in letters of one kind: a word of journals tells them apart, or the stop behind a title of several
 * words (`Peta Banjir di Kota. Warta Hidrologi, 2021.`).
 */
function journalApart(pieces: Piece[]): Piece[] {
  const [only, ...others] = pieces;
  const [, ended] = /^([^.,“”"]{12,})\.\s+(?=\p{Lu}[^.,]*, [^.,]*\.?$)/u.exec(only?.text ?? '') ?? [];
  if (only && others.length === 0 && ended !== undefined && wordCount(ended) >= FEWEST_OF_TITLE)
    return [slicePiece(only, 0, ended.length), slicePiece(only, ended.length + 1, only.text.length)];
  const [, title] = /^([^.,“”"]{12,}),\s+(?=\p{Lu}[^.,]*,)/u.exec(only?.text ?? '') ?? [];
  if (!only || others.length > 0 || title === undefined || JOURNAL.test(title)) return pieces;
  const journal = slicePiece(only, title.length + 1, only.text.length);
  return JOURNAL.test(journal.text.split(',')[0]!) ? [slicePiece(only, 0, title.length), journal] : pieces;
}

/** Fewer words may be an author's name. */
const FEWEST_OF_TITLE = 4;

const JOURNAL =
  /\b(?:journal|jurnal|review|proceedings|prosiding|majalah|magazine|quarterly|bulletin|buletin|conference|konferensi|warta)\b/iu;

/** Authors stand in plain letters before a comma or a stop; a title in other letters may end in one, and one without either stands alone. */
function titleIn({ text, items }: Piece): string | undefined {
  const isSlanted = items.every(({ italic }) => italic);
  const end = isSlanted || WITHIN_TITLE.test(text) ? /^([^.,]+)[.,]?\s*$/ : /^([^.]+)\.\s*$|^([^.,]+)$/;
  const [, ended, open] = end.exec(text) ?? [];
  return ended ?? open;
}

/** Words that stand between those of a title, and never between names of authors. */
const WITHIN_TITLE =
  /\s(?:on|of|in|the|for|to|from|with|an?|di|dari|untuk|pada|dengan|bagi|terhadap|sebagai)\s/u;

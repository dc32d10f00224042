import { isOngoingWord, toPartialDate } from '@setapak/resume';
import { BULLET } from './split-lines.ts';

/** What the lines of an entry's text say of a second entry that begins with them. */
export interface SecondEntry {
  name: string;
  house: string;
  startDate: string;
  endDate: string;
  isCurrent: boolean;
  /** The lines below its head, points with their bullets. */
  rest: string[];
}

/** The lines of an entry's text at which another can begin, each once. */
export function linesToSplitAt(text: string): string[] {
  return [...new Set(linesOf(text).map(bareLine))];
}

/** Where a second entry most likely begins: a line that holds a period, or one without bullet below points, else the first. */
export function likelySplit(text: string): string {
  const lines = linesOf(text);
  const dated = lines.findIndex((line) => periodIn(line) !== undefined);
  // A period in a line of its own stands below the name or beside it.
  const isBare = dated > 0 && periodIn(lines[dated]!)!.others === '' && !BULLET.test(lines[dated - 1]!);
  const behindPoints = lines.findIndex((line, at) => at > 0 && !isPoint(line) && isPoint(lines[at - 1]!));
  const at = behindPoints >= 0 ? behindPoints : isBare ? dated - 1 : dated;
  return bareLine(lines[Math.max(0, at)] ?? '');
}

/**
 * An entry's text, parted before a line.
 * @returns undefined where the text has no such line
 */
export function partText(text: string, line: string): { above: string[]; below: string[] } | undefined {
  const lines = linesOf(text);
  const at = lines.findIndex((each) => bareLine(each) === bareLine(line));
  return at < 0 ? undefined : { above: lines.slice(0, at), below: lines.slice(at) };
}

/** Reads the head of an entry from its lines: names, and when it was; what was done begins with the first point or sentence. */
export function secondEntry(lines: readonly string[]): SecondEntry {
  const end = lines.findIndex(
    (line, at) => at > 0 && (at >= MOST_OF_HEAD || isPoint(line) || isSentence(line)),
  );
  const head = lines.slice(0, end < 0 ? MOST_OF_HEAD : end).map(bareLine);
  const rest = lines.slice(head.length);
  const at = head.findIndex((line) => periodIn(line));
  const period = at < 0 ? undefined : periodIn(head[at]!);
  if (period) head[at] = period.others;
  const [first = '', second = '', ...others] = head.flatMap((line) => line.split(PARTING)).filter(Boolean);
  const isHouseFirst = HOUSE.test(first) && !HOUSE.test(second);
  return {
    name: isHouseFirst ? second : first,
    house: isHouseFirst ? first : second,
    startDate: period?.startDate ?? '',
    endDate: period?.endDate ?? '',
    isCurrent: period?.isCurrent ?? false,
    rest: [...others, ...rest],
  };
}

const MOST_OF_HEAD = 3;
const FEWEST_OF_SENTENCE = 9;
/** Between two names in one line. */
const PARTING = /\s+[|·•–—-]\s+|\s*;\s+/u;
const HOUSE =
  /^(?:PT|CV|UD|RSU?D?|SMK|SMA|SMP|SD|MAN?|Toko|Yayasan|Bank|Hotel|Universitas|Institut|Politeknik|Sekolah|Kementerian|Dinas)\b|\b(?:Tbk|Ltd|Inc|GmbH|Group|University|College|School|Academy|Institute|Foundation)\b/u;

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => bareLine(line) !== '');
const bareLine = (line: string) => line.replace(BULLET, '').trim();
const isPoint = (line: string) => BULLET.test(line);
const isSentence = (line: string) =>
  /[.!]$/.test(line) || (line.split(/\s+/).length >= FEWEST_OF_SENTENCE && !periodIn(line));

const DAY = String.raw`(?:\d{1,2}[\s./-])?(?:\p{L}{3,10}\.?[\s'’]{1,2}|\d{1,2}[./-])?(?:19|20)\d\d`;
const PERIOD = new RegExp(
  String.raw`[(\[]?(${DAY})(?:\s*(?:[-–—]|s\.?\s?/?d\.?|sampai|hingga|until|to)\s*(${DAY}|\p{L}+(?: (?:ini|day))?))?[)\]]?`,
  'iu',
);

/** The first period of a line, or its one day, and what else the line says. */
function periodIn(line: string) {
  const [whole, from = '', to = ''] = PERIOD.exec(line) ?? [];
  if (whole === undefined) return undefined;
  const isCurrent = isOngoingWord(to);
  const endDate = isCurrent ? '' : toPartialDate(to);
  // `2019 di Bandung`: a word behind a day that ends no period belongs to the line.
  const isPeriod = to === '' || isCurrent || endDate !== '';
  const printed = isPeriod ? whole : from;
  const others = line
    .replace(printed, ' ')
    .replaceAll(/^[\s,|·–—-]+|[\s,|·–—-]+$/gu, '')
    .trim();
  const day = toPartialDate(from);
  return endDate === '' && !isCurrent
    ? { startDate: '', endDate: day, isCurrent, others }
    : { startDate: day, endDate, isCurrent, others };
}

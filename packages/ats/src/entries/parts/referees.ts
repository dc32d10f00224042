import type { Line } from '../../layout/line.ts';
import { wrapsInStyles } from '../../layout/wraps.ts';
import { schoolScore } from '../../lexicon/education-words.ts';
import { postScore } from '../../lexicon/score-text.ts';
import { isSentence, wordCount } from '../sentences.ts';
import { isPlace } from '../../places/find-place.ts';
import { type EntryParts, withoutEmpty, boldNames, isPostFirst, sidesOf } from './entry-parts.ts';

/** `**dr. Siti Aminah**` over what she is and her number, no label among them, or referees behind each other's numbers. */
export function startsOfReferees(lines: readonly Line[]): number[] {
  const named = lines.some(({ text }) => text.includes(':')) ? [] : boldNames(lines);
  return named.length > 0 ? named : behindNumbers(lines);
}

/**
 * `Siti Aminah, Dosen, Universitas Arunika, 0812-…` in a line or two, and so again: a number or an address at the end of facts with commas ends a referee.
 * None where there are not several.
 */
function behindNumbers(lines: readonly Line[]): number[] {
  const isEnd = ({ text, cells }: Line, at: number): boolean =>
    cells.length === 1 &&
    (ENDS_IN_REACH.test(text) ||
      (REST_OF_NUMBER.test(text) && ENDS_IN_REACH.test(lines[at - 1]?.text ?? '')));
  const ends = [...lines.keys()].filter(
    (at) => isEnd(lines[at]!, at) && !REST_OF_NUMBER.test(lines[at + 1]?.text ?? ''),
  );
  if (ends.length < 2 || ends.at(-1) !== lines.length - 1) return [];
  const starts = [0, ...ends.slice(0, -1).map((at) => at + 1)];
  const areListed = starts.every((start, at) => {
    const own = lines.slice(start, ends[at]! + 1);
    const isWhole = own.every((line, row) => row === 0 || wrapsInStyles(own[row - 1]!, line));
    return isWhole && LISTED_REFEREE.test(own.map(({ text }) => text).join(' '));
  });
  return areListed ? starts : [];
}

const ENDS_IN_REACH = /(?:^|[,;|–—-]\s+)(?:\(?\+?\d[\d\s().-]{6,}\d|\S+@\S+\.\p{L}{2,})$/u;

/** `9921` below `+62 811 305` */
const REST_OF_NUMBER = /^\d[\d -]{1,7}$/;

/** A name of capitals, and two facts or more. */
const LISTED_REFEREE = /^\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*)*,(?:[^,]+,)+[^,]+$/u;

const MAIL = /\S+@\S+\.\p{L}{2,}/u;

const PHONE = /\(?\+?\d[\d\s().-]{6,}\d/;

const LABEL =
  /^(?:(?:no\.?|nomor)\s*)?(?:hp|telp|telepon|tel|phone|mobile|wa|whatsapp|e-?mail|jabatan|position|perusahaan|instansi|company|nama|name)\b\.?\s*:?\s*/i;

/** `S.Kom., M.T.` behind a name. */
const OF_STUDY = /^(?:\p{Lu}\p{L}{0,4}\.)+(?:\p{L}{1,6}\.?)?$|^(?:Ph\.?D|MBA|MSc|BSc|MA|SE|ST|SH)\.?$/u;

/** `Maya Lestari from Dompetku`, `dr. Wahyu Hidayat dari RS Arunika` */
const OF_FIRM =
  /^((?:\p{L}{2,4}\. )*\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]*){1,4}) (?:from|dari) (\p{Lu}.*)$/u;

export function ofReferee(lines: readonly Line[]): EntryParts | undefined {
  const texts = withoutBreaks(lines);
  const all = texts.join('\n');
  const [email, phone] = [MAIL.exec(all)?.[0], PHONE.exec(all)?.[0].trim()];
  const facts = texts
    .flatMap((text) => text.split(/\s+[|•·–—-]\s+|,\s+|\s*;\s+/))
    .map((text) =>
      [email, phone].reduce<string>((rest, contact) => (contact ? rest.replace(contact, '') : rest), text),
    )
    .map((text) => text.replace(LABEL, '').replace(/^[\s,(:|]+|[\s,(:|]+$/g, ''))
    .filter((text) => /[\p{L}\p{N}]/u.test(text));
  const [first, ...others] = facts;
  if (!first) return undefined;
  const [, person, firm] = OF_FIRM.exec(first) ?? [];
  const name = person ?? first;
  const degrees = others.findIndex((text) => !OF_STUDY.test(text));
  const [letters, rest] = degrees < 0 ? [others, []] : [others.slice(0, degrees), others.slice(degrees)];
  const isHouseNamed = rest.some((text) => postScore(text) < 1);
  const parted = isHouseNamed ? rest : rest.flatMap(postAndHouse);
  const position =
    parted.find((text) => postScore(text) >= 1) ?? unknownPost(firm ? [...parted, firm] : parted);
  const company = firm ?? parted.find((text) => text !== position && isHouseOrPlace(text));
  const more = parted.filter((text) => text !== position && text !== company);
  return withoutEmpty({
    title: [name, ...letters].join(', '),
    position,
    organization: company,
    email,
    phone,
    description: more.join('\n'),
  });
}

/** `Trustee` beside `Arunika Ltd`: of two facts the one that is neither a firm nor a place, and the first where nothing tells them apart. */
function unknownPost(facts: readonly string[]): string | undefined {
  if (facts.length !== 2 || !facts.every(isHouseOrPlace) || facts.some(isPlace)) return undefined;
  return facts.toSorted((a, b) => postScore(b) - postScore(a))[0];
}

/** The cells' texts; `Supervisor, PT Riau Andalan Pulp and` over `Paper` is one. */
function withoutBreaks(lines: readonly Line[]): string[] {
  const texts: string[] = [];
  const isList = LISTED_REFEREE.test(lines.map(({ text }) => text).join(' '));
  for (const [at, line] of lines.entries()) {
    const own = line.cells.map(({ text, bullet }) => text.slice(bullet).trim());
    const [above, [text = '']] = [texts.at(-1) ?? '', own];
    const isRest =
      at > 0 &&
      above.includes(', ') &&
      (isTail(text) || isList) &&
      wrapsInStyles(lines[at - 1]!, line) &&
      (isList || postScore(text) < 1);
    if (CUT_MAIL.test(above) && CUT_END.test(text)) texts[texts.length - 1] = `${above.slice(0, -1)}${text}`;
    else if (isRest) texts[texts.length - 1] = `${above} ${text}`;
    else texts.push(...own);
  }
  return texts;
}

/** `siti@contoh.exam-` over `ple`: no country or kind of host has a hyphen. */
export const CUT_MAIL = /@\S*\.\p{L}{1,12}-$/u;

const CUT_END = /^\p{Ll}{1,12}$/u;

const MOST_OF_TAIL = 3;

/** `Bremen`, perhaps with an address behind it: `Bremen, thies@contoh.example`. */
function isTail(text: string): boolean {
  const name = text.replace(/,\s+\S+@\S+$/u, '');
  return /^\p{L}/u.test(name) && wordCount(name) <= MOST_OF_TAIL && !MAIL.test(name);
}

/** What somebody says of a person is neither. */
const isHouseOrPlace = (text: string) =>
  !isSentence(text) && !/\p{Ll}[.!]$/u.test(text) && wordCount(text) <= MOST_OF_HOUSE;

const MOST_OF_HOUSE = 9;

/** `Kepala Sekolah SMK Taman Teknik`, `Manager at Sinar Ltd` */
function postAndHouse(text: string): string[] {
  const holdsHouse = ([, house = '']: readonly string[]) => postScore(house) <= -2 || schoolScore(house) >= 3;
  return sidesOf(text).findLast((sides) => isPostFirst(sides) && holdsHouse(sides)) ?? [text];
}

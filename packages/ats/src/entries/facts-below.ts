import { sameLook } from '../layout/fragment.ts';
import type { Line } from '../layout/line.ts';
import { isMostlyDate } from '../layout/mostly-date.ts';
import { postScore } from '../lexicon/score-text.ts';
import { isPlace } from '../places/find-place.ts';
import { isSentence, opensWithDeed, wordCount } from './sentences.ts';
import { type Entry, isAlone, isTableRow } from './split-entries.ts';

const FEWEST_ENTRIES = 2;
const MOST_WORDS = 9;
const EMPLOYER = -1;

/**
 * `2011 – 2014   Kasir` over `Toko Maju` in every entry of a section: the line below a head that holds one line is a fact where it looks and stands
 * alike in all of them and is the employer by its words, names the same again, or is read so in another entry.
 */
export function withFactsBelow(entries: readonly Entry[]): readonly Entry[] {
  if (entries.length < FEWEST_ENTRIES) return entries;
  const open = entries.filter((entry) => entry.head.length > 0 && entry.text.length > 0 && isAlone(entry));
  const lines = open.map(({ text: [line] }) => line!);
  const [first] = lines;
  if (!first || !open.every(({ text }) => isFact(text)) || !lines.every((line) => isAlike(line, first)))
    return entries;
  const others = entries.filter((entry) => !open.includes(entry));
  const taken = others.flatMap(({ head }) => head.slice(1).filter((line) => isAlike(line, first)));
  if (taken.length < others.length || entries.some(({ head }) => head.some(isTableRow))) return entries;
  const areOverPoints = open.every(({ text: [fact, point] }) => isOverInnerPoint(fact!, point));
  if (!areEmployers([...lines, ...taken], taken.length > 0 || areOverPoints)) return entries;
  return entries.map((entry) => {
    const [fact, ...text] = entry.text;
    return open.includes(entry) ? { head: [...entry.head, fact!], text } : entry;
  });
}

/** `◦ Apotek Arunika` over `▪ Melayani resep`, further in: three levels, of which the second names where. */
function isOverInnerPoint(fact: Line, point: Line | undefined): boolean {
  return fact.bullet && point?.bullet === true && point.textX > fact.textX + fact.size / 2;
}

/** A name of its own: neither a sentence nor the beginning of a text in the same letters. */
function isFact([line, below]: readonly Line[]): boolean {
  if (!line || line.cells.length > 1 || isMostlyDate(line.text)) return false;
  const text = nameIn(line);
  const goesOn = below && below.bullet === line.bullet && sameLook(below, line) && !line.bullet;
  return (
    !goesOn &&
    /^[\p{Lu}\d"“]/u.test(text) &&
    !/[.:;,]$/u.test(text) &&
    !text.includes(': ') &&
    wordCount(text) <= MOST_WORDS &&
    !isSentence(text) &&
    !opensWithDeed(text)
  );
}

function areEmployers(lines: readonly Line[], isKnown: boolean): boolean {
  const names = lines.map(nameIn);
  const scores = names.map(postScore);
  if (scores.some((score) => score >= 1) || names.every(isPlace)) return false;
  const named = scores.filter((score) => score <= EMPLOYER).length;
  if (isKnown) return true;
  return new Set(names).size < names.length ? named > 0 : 2 * named > names.length;
}

function nameIn({ cells: [cell] }: Line): string {
  return cell!.text.slice(cell!.bullet).trim();
}

function isAlike(a: Line, b: Line): boolean {
  return sameLook(a, b) && a.bullet === b.bullet && Math.abs(a.textX - b.textX) < 1;
}

import { hasOwnDate } from '../entries/own-dates.ts';
import { isSentence, wordCount } from '../entries/sentences.ts';
import { isLabel } from '../fields/contact-zone.ts';
import { sameLook } from '../layout/fragment.ts';
import type { Line } from '../layout/line.ts';
import { isLevel, languageAtStart } from '../lexicon/language-words.ts';
import { isPlace } from '../places/find-place.ts';
import { REACHES } from './reaches.ts';
import type { Section } from './section.ts';

const FEWEST = 2;
const MOST_WORDS = 4;

/**
 * A panel that calls none of its parts anything: languages are lines with a level, and short lines in one look right above or below them,
 * apart from the contacts, are skills.
 */
export function listsWithoutHeading(section: Section, _: number, all: readonly Section[]): Section[] {
  const { type, heading, lines, flow } = section;
  if (heading || (type !== 'header' && type !== 'education')) return [section];
  if (all.some((other) => other.type === 'languages')) return [section];
  const from = lines.findIndex(isLanguage);
  if (from === -1) return [section];
  const end = lines.findIndex((line, index) => index > from && !isLanguage(line) && !isLevel(line.text));
  const to = end === -1 ? lines.length : end;
  const languages = lines.slice(from, to);
  const named = languages.filter(isLanguage);
  if (named.length < FEWEST || !languages.some(({ text }) => isLevel(levelOf(text)))) return [section];
  const above = from - 1 - lines.slice(0, from).findLastIndex(isFact);
  const fact = lines.slice(to).findIndex(isFact);
  const below = fact === -1 ? lines.length - to : fact;
  const known = all.some((other) => other.type === 'skills');
  const before = known ? [] : skillsOf(lines.slice(from - above, from));
  const after = known ? [] : skillsOf(lines.slice(to, to + below));
  const skills = [...before, ...after];
  const rest = lines.filter((line) => !languages.includes(line) && !skills.includes(line));
  return [
    { ...section, lines: rest },
    ...(skills.length > 0 ? [{ type: 'skills' as const, lines: skills, flow }] : []),
    { type: 'languages', lines: languages, flow },
  ];
}

/** `Inggris – Menengah`, `English (B2)`, `Dutch` */
function isLanguage({ text }: Line): boolean {
  if (!languageAtStart(text)) return false;
  const level = levelOf(text);
  return level === '' || isLevel(level);
}

/** What follows a language in its line, and a line that begins with none. */
function levelOf(text: string): string {
  return text
    .slice(languageAtStart(text)?.length ?? 0)
    .replace(/^[\s:|(–—-]+/u, '')
    .replace(/\)$/, '');
}

/** It belongs to the contacts or to an entry. */
function isFact(line: Line): boolean {
  return (
    REACHES.test(line.text) || isPlace(line.text) || hasOwnDate(line) || isLabel(line.text.split(':')[0]!)
  );
}

function skillsOf(lines: readonly Line[]): readonly Line[] {
  const items = lines.flatMap(({ text }) => text.split(/[,;|•·\t]\s*/)).filter((item) => item !== '');
  const areShort = items.every((item) => wordCount(item) <= MOST_WORDS && !/\d{4}|[.!?]$/.test(item));
  const isOneList = lines.every((line) => sameLook(line, lines[0]!) && !isSentence(line.text));
  return items.length >= FEWEST && areShort && isOneList ? lines : [];
}

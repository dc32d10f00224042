import { sameLook } from '../layout/fragment.ts';
import type { Line } from '../layout/line.ts';
import { isMostlyDate } from '../layout/mostly-date.ts';
import { hasOwnDate } from './own-dates.ts';
import { isSentence, wordCount } from './sentences.ts';

const FEWEST_ENTRIES = 2;
const LARGER = 0.5;
const LONGEST_FACT = 8;

/**
 * `Joiner`, what was done there, and only then `Arunika Timber, 2016–2021`: where every title, set in a look of its own, ends in one dated line
 * below its text, that line is read right below the title.
 */
export function withDetailsOnTop(lines: readonly Line[]): Line[] {
  const groups = groupsOf(lines);
  const [pattern] = lines;
  if (!pattern || groups.length === 0 || !groups.every(endsInDetails)) return [...lines];
  // A single entry has nothing to compare it with: a period alone in the last line begins no other.
  if (groups.length < FEWEST_ENTRIES && !isMostlyDate(lines.at(-1)!.text)) return [...lines];
  const between = groups.map((group) => group.slice(1, -1));
  const told = between.filter((text) => text.some(isDuty));
  const areAlike = between.every(
    (text) => text.length === 0 || opensText(text) || (told[0] && isOnlyFacts(text, told[0])),
  );
  if (told.length === 0 || !areAlike) return [...lines];
  const details = groups.map((group) => group.at(-1)!);
  if (!details.every((line) => sameLook(line, details[0]!))) return [...lines];
  return groups.flatMap((group) => {
    const before = group.slice(0, -1);
    const facts = before.slice(1).some(isDuty) ? factsBeforePoints(before.slice(1)) : before.length - 1;
    const head = isRunOn(before[1], before[2]) ? 2 : 1 + facts;
    return [...before.slice(0, head), group.at(-1)!, ...before.slice(head)];
  });
}

/** `Sanggar Arunika, Surakarta.`, which `Menggarap tiga karya baru` ran on from. */
function isRunOn(line: Line | undefined, next: Line | undefined): boolean {
  return line?.isStatement !== true && next?.isStatement === true;
}

/** A title that stands out, and the lines down to the next one like it. */
function groupsOf(lines: readonly Line[]): Line[][] {
  const [first] = lines;
  if (!first || hasOwnDate(first) || first.bullet || first.cells.length > 1) return [];
  const groups: Line[][] = [];
  for (const line of lines)
    if (sameLook(line, first) && !line.bullet) groups.push([line]);
    else groups.at(-1)!.push(line);
  return groups;
}

function endsInDetails([title, ...rest]: readonly Line[]): boolean {
  const details = rest.at(-1);
  if (!title || !details || details.bullet || details.cells.length > 1 || !hasOwnDate(details)) return false;
  const standsOut = (title.bold && !details.bold) || title.size > details.size + LARGER;
  return standsOut && !rest.slice(0, -1).some(hasOwnDate);
}

function opensText(text: readonly Line[]): boolean {
  return isDuty(text[0]!) || isRunOn(text[0], text[1]) || factsBeforePoints(text) > 0;
}

/** The employer alone, set as in an entry that has a text. */
function isOnlyFacts(facts: readonly Line[], told: readonly Line[]): boolean {
  return (
    facts.length <= factsBeforePoints(told) &&
    facts.every((fact, index) => !isDuty(fact) && sameLook(fact, told[index]!))
  );
}

const MOST_FACTS = 2;

/** `PT Arunika, Tegal` over nothing but points, or in letters of its own over sentences: how many lines there are of the employer. */
function factsBeforePoints(text: readonly Line[]): number {
  const facts = text.findIndex(isDuty);
  if (facts < 1 || facts > MOST_FACTS) return 0;
  if (!text[facts]!.bullet)
    return text.slice(0, facts).some((fact) => sameLook(fact, text[facts]!)) ? 0 : facts;
  const edge = text[facts]!.x;
  return text.slice(facts).every(({ bullet, x }) => bullet || x > edge) ? facts : 0;
}

/** It says what was done, and is no fact. */
function isDuty(line: Line): boolean {
  const { bullet, text } = line;
  return bullet || isSentence(text) || wordCount(text) > LONGEST_FACT || /\p{Ll}{3}[.!]$/u.test(text);
}

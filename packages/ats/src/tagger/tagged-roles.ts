import { isOn } from '../rules.ts';
import { breaksOff } from '../entries/line-edges.ts';
import {
  goesOnAfterStreet,
  lineRoles,
  namesPostBelowPeriod,
  isPart,
  isPrizeOfEntry,
  opensBullets,
  type LineRole,
} from '../entries/line-roles.ts';
import { hasOwnDate } from '../entries/own-dates.ts';
import { isSentence, opensWithDeed, wordCount } from '../entries/sentences.ts';
import { listsTools } from '../entries/captions.ts';
import { lineFacts } from '../entries/header-pieces.ts';
import { narrowParagraphs } from '../entries/narrow-paragraphs.ts';
import { schoolScore, startsWithLevel } from '../lexicon/education-words.ts';
import { postScore } from '../lexicon/score-text.ts';
import { isStreetAddress, isTownInRegion } from '../places/find-place.ts';
import { sameLook } from '../layout/fragment.ts';
import type { Line } from '../layout/line.ts';
import { featuresOf } from './line-features.ts';
import { likeliestRoles, makeSums } from './tag-lines.ts';
import { LINE_WEIGHTS } from './weights.ts';

const sumsOf = makeSums(LINE_WEIGHTS);

/** Heads and descriptions as the trained tagger distinguishes them, which takes the rules' answer for one sign among others; captions are the rules'. */
export function taggedRoles(lines: readonly Line[]): LineRole[] {
  const rules = lineRoles(lines);
  if (!isOn('line-tagger')) return rules;
  const roles = likeliestRoles(sumsOf(featuresOf(lines, rules)), LINE_WEIGHTS);
  const paragraphs = narrowParagraphs(lines);
  const tagged = roles.map((role, index) => {
    const rule = rules[index]!;
    if (paragraphs.has(lines[index]!)) return 'text';
    if (lines[index]!.isHead) return 'head';
    if (rule === 'head' && isKnownFact(lines[index]!.text)) return rule;
    if (rule === 'head' && rules[index - 1] === 'head' && isPlainEmployer(lines[index]!)) return rule;
    if (rule === 'text' && listsTools(lines[index]!)) return rule;
    if (rule === 'text' && opensBullets(lines[index]!, lines[index + 1])) return rule;
    if (rule === 'text' && isPart(lines[index]!, lines[index + 1], true)) return rule;
    if (rule === 'text' && isPrizeOfEntry(lines, index)) return rule;
    if (rule === 'text' && breaksOff(lines[index - 1], lines[index]!)) return rule;
    if (namesPostBelowPeriod(lines, index)) return 'head';
    if (rule === 'text' && lines[index]!.cells.length === 1 && opensWithDeed(lines[index]!.text)) return rule;
    return rule === 'caption' || role === 'caption' || lines[index]!.isStatement ? rule : role;
  });
  for (const index of tagged.keys()) if (goesOnAfterStreet(lines, index)) tagged[index] = tagged[index - 1]!;
  return employersOverPoints(lines, alikeBelowDates(lines, rules, tagged));
}

const FEWEST_ALIKE = 2;

/**
 * `Arunika Digital in Solo` between `Analyst   2022 – 2024` and points, in the letters of these: where every dated post has such a line, or the
 * others' are their employers, it is no description. Nor is `Analyst` between `Arunika Digital   2022 – 2024` and running text.
 */
function employersOverPoints(lines: readonly Line[], roles: readonly LineRole[]): LineRole[] {
  const dated = lines.flatMap((line, index) => (roles[index] === 'head' && hasOwnDate(line) ? [index] : []));
  const named = dated.filter(
    (index) => mayBeName(lines[index + 1]) && lineFacts(lines[index]!, 0).pieces.length === 1,
  );
  const employers = named.filter((index) => roles[index + 1] === 'head');
  const overText = dated.filter((index) => roles[index + 1] === 'text');
  const unsure = named.filter((index) => roles[index + 1] === 'text');
  const overPoints = unsure.filter((index) => isOverText(lines[index + 1]!, lines[index + 2]));
  const areAll = overPoints.length >= FEWEST_ALIKE && overPoints.length === overText.length;
  const isAlike = (index: number) =>
    employers.length >= FEWEST_ALIKE &&
    employers.every((other) => sameLook(lines[index + 1]!, lines[other + 1]!));
  const found = areAll ? overPoints : unsure.filter(isAlike);
  return roles.map((role, index) => (found.includes(index - 1) ? 'head' : role));
}

function isOverText(name: Line, below: Line | undefined): boolean {
  if (!below) return false;
  return below.bullet || (wordCount(below.text) > MOST_OF_NAME && postScore(name.text) > 0);
}

/** Few words without a period or a full stop, and no sentence. */
function mayBeName(line: Line | undefined): line is Line {
  return (
    line !== undefined &&
    !line.bullet &&
    line.cells.length === 1 &&
    /^\p{Lu}.*[\p{L}\p{N})]$/u.test(line.text) &&
    !isSentence(line.text) &&
    !hasOwnDate(line) &&
    wordCount(line.text) <= MOST_OF_NAME
  );
}

/**
 * `Arunika Digital` below `2022 – 2024  Analyst`: where a look is kept for the line right below each dated one, and one such line is of a
 * head, all are.
 */
function alikeBelowDates(
  lines: readonly Line[],
  rules: readonly LineRole[],
  roles: readonly LineRole[],
): LineRole[] {
  const slots = new Map<string, number[]>();
  // A page may begin further to the left than the one before it.
  const edges = new Map<number, number>();
  for (const { page, x } of lines) edges.set(page, Math.min(x, edges.get(page) ?? x));
  for (const [index, line] of lines.entries()) {
    const indent = Math.round((line.x - edges.get(line.page)!) / 3);
    const slot = `${line.size.toFixed(1)}|${line.bold}|${line.italic}|${line.colour}|${indent}`;
    slots.set(slot, [...(slots.get(slot) ?? []), index]);
  }
  const result = [...roles];
  for (const slot of slots.values()) {
    const isKept = slot.every((index) => {
      const [above, line] = [lines[index - 1], lines[index]!];
      return (
        above !== undefined &&
        roles[index - 1] === 'head' &&
        hasOwnDate(above) &&
        line.cells.length === 1 &&
        !line.bullet &&
        !hasOwnDate(line) &&
        rules[index] !== 'caption' &&
        !isSentence(line.text) &&
        wordCount(line.text) <= MOST_OF_NAME
      );
    });
    if (slot.length > 1 && isKept && slot.some((index) => roles[index] === 'head'))
      for (const index of slot) result[index] = 'head';
  }
  return result;
}

const MOST_OF_NAME = 7;

/** An academic level, or an address with its state and post code. */
function isKnownFact(text: string): boolean {
  return startsWithLevel(text) || (/\d{5}$/.test(text) && (isStreetAddress(text) || isTownInRegion(text)));
}

/** `Department of the Army` below a post. */
function isPlainEmployer({ text, bullet }: Line): boolean {
  return !bullet && postScore(text) <= -3 && schoolScore(text) < 3 && wordCount(text) <= 6;
}

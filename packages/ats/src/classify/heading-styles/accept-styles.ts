import type { Fragment } from '../../layout/fragment.ts';
import { isOn } from '../../rules.ts';
import { isCapitals } from '../../text/normalise.ts';
import { readHeading } from '../read-heading.ts';
import {
  LARGE,
  LARGE_PURITY,
  type Looks,
  MIN_LEAD,
  type StyleGroup,
  leads,
  readsLikeFact,
} from './style-groups.ts';
import { differsInColour, headingText, otherCase, styleKey } from './style-key.ts';

/** `My EDUCATION`, `key TECHNICAL skills`, some words of each in a colour of their own: they look like a heading that begins in that colour. */
export function acceptTwoColours(accepted: Map<string, StyleGroup>, looks: Looks): void {
  for (const [key, members] of looks) {
    const [first] = members;
    if (!first || accepted.has(key)) continue;
    const group = [...accepted.values()].find(
      ({ headings: [head] }) =>
        head !== undefined &&
        differsInColour(head, first) &&
        members.every(({ items }) => items.some(({ colour }) => colour === head.colour)),
    );
    if (group) accepted.set(key, group);
  }
}

/**
 * `LICENSES AND CERTIFICATIONS` in a narrow column, in the look of the headings there but smaller: as large as these it would not have ended
 * where its column does.
 */
export function acceptShrunk(accepted: Map<string, StyleGroup>, looks: Looks): void {
  for (const [key, members] of looks) {
    if (accepted.has(key) || !members.every(leads)) continue;
    const group = [...accepted.values()].find(
      ({ headings, size }) =>
        lookButSize(headings[0]!) === lookButSize(members[0]!) &&
        headings.length >= FEWEST_IN_PANEL &&
        size > members[0]!.size &&
        members[0]!.size > MOST_SHRUNK * size &&
        members.every((each) => {
          const column = [...looks.values()].flat().filter((other) => isInColumnOf(each, other, size));
          const widest = Math.max(...column.map(({ right }) => right));
          return (
            headings.some((head) => Math.abs(head.x - each.x) < EDGE) &&
            each.x + ((each.right - each.x) * size) / each.size > widest
          );
        }),
    );
    if (group) accepted.set(key, group);
  }
}

const MOST_SHRUNK = 0.55;

const lookButSize = (fragment: Fragment) => styleKey(fragment).replace(/^[\d.]+/, '');

const isInColumnOf = (heading: Fragment, other: Fragment, largest: number) =>
  other !== heading &&
  other.page === heading.page &&
  other.size <= largest &&
  Math.abs(other.x - heading.x) < RAIL_INDENT;

/** Headings of one document that differ in nothing but their letters' case, where they are larger than the text. */
export function acceptOtherCase(accepted: Map<string, StyleGroup>, looks: Looks, bodySize: number): void {
  if (!isOn('headings-of-either-case')) return;
  for (const [key, alike] of looks) {
    const group = accepted.get(otherCase(key));
    if (!group || accepted.has(key)) continue;
    const members = alike.filter(
      (each) =>
        each.size >= LARGE * bodySize ||
        (each.bold && (readHeading(headingText(each))?.lead ?? 0) >= MIN_LEAD),
    );
    // `Tentang Penelitian` among the titles of entries is one of them, whatever its words are.
    const most = members.length >= LARGE_PURITY * alike.length;
    const plain = members.every(({ text }) => !readsLikeFact(text) || readHeading(text) !== undefined);
    if (most && plain && members.length <= group.headings.length) accepted.set(key, group);
  }
}

/** The style with the most kinds of sections, and others that are as clear: a sidebar often has its own colour. */
export function acceptedStyles(
  groups: readonly StyleGroup[],
  fragments: readonly Fragment[],
  bodySize: number,
  colour: number,
): Map<string, StyleGroup> {
  const best = [...groups].sort((a, b) => b.score - a.score)[0];
  const accepted = new Map<string, StyleGroup>();
  if (!best) return accepted;
  accepted.set(best.key, best);
  for (const group of groups) {
    if (group === best) continue;
    const fresh = [...group.types].filter((type) => !best.types.has(type)).length;
    const standsOut = group.headings.some(
      (each) => each.bold || isCapitals(each.text) || each.size > bodySize * 1.08,
    );
    const likeBest = group.size >= 0.92 * best.size;
    if (group.headings[0]!.colour !== colour && isFlushRight(group, best, fragments)) {
      accepted.set(group.key, group);
      continue;
    }
    if (!standsOut && !likeBest) continue;
    // `Working student` among the titles of jobs: nothing in its look is surely a heading.
    if (group.count > group.headings.length && !group.headings.some(leads)) continue;
    if (group.purity >= 0.85 && standsOut && group.size >= LARGE * best.size && plainHeadings(group))
      accepted.set(group.key, group);
    else if (group.purity >= 0.85 && fresh > 0 && standsOut && group.size >= 0.8 * best.size)
      accepted.set(group.key, group);
    else if (group.purity >= 0.6 && fresh > 0 && (likeBest || group.types.size >= 3))
      accepted.set(group.key, group);
    else if (likeBest && fresh > 0 && group.purity >= 0.3) accepted.set(group.key, group);
    else if (fresh >= 2 && isOfParts(group, bodySize)) accepted.set(group.key, group);
    else if (standsOut && fresh > 0 && isOfRail(group, best, fragments)) accepted.set(group.key, group);
    else if (likeBest && isPlainInPanel(group, best, fragments)) accepted.set(group.key, group);
    else if (isAloneInPanel(group, best, fragments)) accepted.set(group.key, group);
  }
  return accepted;
}

/** `Pengalaman`, `Pendidikan` and `Organisasi` below `Perjalanan` in larger letters, among the names of groups of skills in the look of them. */
function isOfParts(group: StyleGroup, bodySize: number): boolean {
  return group.purity >= LARGE_PURITY && group.size >= LARGE * bodySize && plainHeadings(group);
}

const FEWEST_IN_PANEL = 2;

/**
 * Headings that differ from the text by their colour alone may look like all other text on a panel of another colour: those whose words are
 * plain stand alone there, with more white above than below.
 */
function isPlainInPanel(group: StyleGroup, best: StyleGroup, fragments: readonly Fragment[]): boolean {
  if (!differsInColour(best.headings[0]!, group.headings[0]!)) return false;
  const types = group.headings
    .filter((each) => leads(each) && standsOver(each, columnOf(each, fragments)))
    .map((each) => readHeading(headingText(each))!.type);
  return types.filter((type) => !best.types.has(type)).length >= FEWEST_IN_PANEL;
}

/**
 * `Skills` and `Languages` on a panel in the bold letters of the posts beside it: nothing else there has their look, each stands alone over
 * its list, and the headings of the other column are none of the panel's.
 */
function isAloneInPanel(group: StyleGroup, best: StyleGroup, fragments: readonly Fragment[]): boolean {
  const [first] = group.headings;
  if (!first?.bold || !best.headings.every(({ x }) => x > first.right + RAIL_DISTANCE)) return false;
  const panel = fragments.filter(
    (each) => each.x < best.headings[0]!.x - EDGE && styleKey(each) === group.key,
  );
  const types = new Set(panel.map((each) => readHeading(headingText(each))?.type));
  return (
    [...types].filter((type) => type && !best.types.has(type)).length >= FEWEST_IN_PANEL &&
    panel.every(
      (each) =>
        Math.abs(each.x - first.x) < EDGE &&
        (readHeading(headingText(each))?.score ?? 0) >= PLAIN_HEADING &&
        standsOver(each, columnOf(each, fragments)),
    )
  );
}

/** `Contact` and `Languages` in a colour of their own, each over the lines of a column that is set flush right, and ending where these do. */
function isFlushRight(group: StyleGroup, best: StyleGroup, fragments: readonly Fragment[]): boolean {
  const types = group.headings
    .filter((each) => leads(each) && standsOver(each, flushWith(each, fragments)))
    .map((each) => readHeading(headingText(each))!.type);
  return types.filter((type) => !best.types.has(type)).length >= FEWEST_IN_PANEL;
}

/** What begins below a heading or a little behind it. */
function columnOf(heading: Fragment, fragments: readonly Fragment[]): Fragment[] {
  return fragments.filter(
    (each) =>
      each.page === heading.page && each.x > heading.x - EDGE && each.x < heading.right + RAIL_DISTANCE,
  );
}

const FEWEST_FLUSH = 4;

/** The lines that end where a heading does, where they are several and begin at different places. */
function flushWith(heading: Fragment, fragments: readonly Fragment[]): Fragment[] {
  const flush = fragments.filter(
    (each) => each.page === heading.page && Math.abs(each.right - heading.right) < EDGE,
  );
  const starts = new Set(flush.map(({ x }) => Math.round(x)));
  return starts.size >= FEWEST_FLUSH ? flush : [];
}

const EDGE = 3;
/** Points: how far points and icons move what stands below a heading. */
const RAIL_INDENT = 20;
const MORE_ABOVE = 1.3;

/** Alone in its row of the column, and nearer to what stands below it than to what stands above. */
function standsOver(heading: Fragment, column: readonly Fragment[]): boolean {
  const rows = column.map(({ baseline }) => baseline - heading.baseline);
  const below = Math.min(...rows.filter((step) => step > 1));
  const above = Math.min(...rows.filter((step) => step < -1).map((step) => -step));
  const isAlone = column.every((each) => each === heading || Math.abs(each.baseline - heading.baseline) > 1);
  return isAlone && below < Infinity && above > MORE_ABOVE * below;
}

const PLAIN_HEADING = 5;

/** `Skills` in larger letters than `Boards` and `Tools` below it: the larger ones are headings, whatever else reads like one. */
function plainHeadings({ headings }: StyleGroup): boolean {
  return headings.every((each) => (readHeading(headingText(each))?.score ?? 0) >= PLAIN_HEADING);
}

/**
 * The headings of a narrow rail are often much smaller than those of the column beside it: they have the colour that headings have in
 * this document, or there are several kinds of them, and each stands alone in its line.
 */
function isOfRail(group: StyleGroup, best: StyleGroup, fragments: readonly Fragment[]): boolean {
  if (group.purity < 0.95 || group.foreign > 0) return false;
  const [own, usual] = [group.headings[0]!.colour, best.headings[0]!.colour];
  const letters = fragments.reduce((sum, each) => sum + (each.colour === own ? each.text.length : 0), 0);
  const all = fragments.reduce((sum, each) => sum + each.text.length, 0);
  const ownColour = own === usual && letters < 0.15 * all;
  if (!ownColour && group.types.size < 2) return false;
  return group.headings.every((heading) =>
    fragments.every(
      (each) =>
        each === heading ||
        each.page !== heading.page ||
        Math.abs(each.baseline - heading.baseline) > 0.5 * heading.size ||
        each.x < heading.x ||
        each.x - heading.right > RAIL_DISTANCE,
    ),
  );
}

/** Points: what stands nearer at the right is the value that a label names. */
export const RAIL_DISTANCE = 90;

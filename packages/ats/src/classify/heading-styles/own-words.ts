import type { SectionType } from '../section-type.ts';
import { isLabel } from '../../fields/contact-zone.ts';
import type { Fragment } from '../../layout/fragment.ts';
import { isOn } from '../../rules.ts';
import { isCapitals } from '../../text/normalise.ts';
import { REACHES } from '../reaches.ts';
import { readHeading } from '../read-heading.ts';
import { RAIL_DISTANCE } from './accept-styles.ts';
import {
  CLEAR_PURITY,
  CORE,
  LARGE,
  LARGE_PURITY,
  type Looks,
  MIN_SCORE,
  type StyleGroup,
  readsLikeFact,
} from './style-groups.ts';
import { halfPoints } from './style-key.ts';

const MOST_OWN = 12;
/** Baselines of two headings are further apart than so many times their size: what is nearer is a name or a title in two lines. */
const OWN_DISTANCE = 2.2;
/** Capitals are often set a little smaller than the text. */
const SMALL_CAPITALS = 0.85;

/**
 * `What I have done`, `Yang saya kuasai`: where hardly a heading has words that headings use, those that are larger than the text,
 * or set in bold or capitals, and stand apart from each other are headings in the writer's own words.
 */
export function acceptOwnWords(accepted: Map<string, StyleGroup>, looks: Looks, bodySize: number): void {
  if (!isOn('headings-in-own-words')) return;
  const types = new Set([...accepted.values()].flatMap((group) => [...group.types]));
  if ([...types].filter((type) => CORE.has(type)).length > 1) {
    markOwnWords(accepted, looks, bodySize);
    return;
  }
  const candidates = [...looks]
    .filter(([, members]) => standApart(members, bodySize))
    .sort(([, one], [, other]) => other[0]!.size - one[0]!.size || other.length - one.length);
  const [key, members] = candidates[0] ?? [];
  // Papers of every kind have such headings; a CV says how its owner is reached.
  if (!key || !members || ![...looks.values()].flat().some(({ text }) => REACHES.test(text))) return;
  const { size } = members[0]!;
  if ([...accepted.values()].some((group) => group.size > size)) return;
  const known = accepted.get(key) ?? groupInOwnWords(key, members, new Set());
  accepted.set(key, { ...known, inOwnWords: true });
}

function groupInOwnWords(
  key: string,
  members: readonly Fragment[],
  types: ReadonlySet<SectionType>,
): StyleGroup {
  return {
    key,
    size: members[0]!.size,
    headings: members,
    types,
    purity: CLEAR_PURITY,
    count: members.length,
    foreign: 0,
    lower: 0,
    closed: false,
    score: 0,
    inOwnWords: true,
  };
}

/** `What I have done` among plain headings, in bold or capitals of the text's size: what looks like those and stands as they do is one. */
function markOwnWords(accepted: Map<string, StyleGroup>, looks: Looks, bodySize: number): void {
  for (const [key, group] of accepted) {
    if (group.inOwnWords || group.types.size < 2 || group.purity < LARGE_PURITY) continue;
    if (standApart(looks.get(key) ?? [], bodySize)) accepted.set(key, { ...group, inOwnWords: true });
  }
}

/**
 * `Yang saya kuasai` in a rail whose headings are smaller than the column's: they have the look of those in all else, which the text has
 * not, and one of them reads like a heading.
 */
export function acceptOwnWordsOfRail(
  accepted: Map<string, StyleGroup>,
  looks: Looks,
  bodySize: number,
): void {
  if (!isOn('headings-in-own-words')) return;
  const heads = [...accepted.values()]
    .filter(({ types }) => types.size >= 2)
    .map((group) => group.headings[0]!);
  for (const [key, members] of looks) {
    const [first] = members;
    if (!first || accepted.has(key) || !heads.some((head) => differsInSize(head, first))) continue;
    // `Email:` over an address is a label.
    const headings = members.filter(
      ({ text }) => (readHeading(text)?.score ?? 0) >= MIN_SCORE && !isLabel(text.replace(/:\s*$/, '')),
    );
    if (headings.length === 0 || !standApart(members, bodySize)) continue;
    const types = new Set(headings.map((each) => readHeading(each.text)!.type));
    accepted.set(key, groupInOwnWords(key, members, types));
  }
}

function differsInSize(head: Fragment, other: Fragment): boolean {
  return (
    other.size < head.size &&
    other.bold === head.bold &&
    other.italic === head.italic &&
    other.colour === head.colour &&
    isCapitals(other.text) === isCapitals(head.text)
  );
}

function standApart(members: readonly Fragment[], bodySize: number): boolean {
  const [first] = members;
  if (!first || members.length > MOST_OWN || members.some((each) => each.bullet > 0)) return false;
  const isLarge = first.size >= LARGE * bodySize;
  const least = isCapitals(first.text) ? SMALL_CAPITALS * bodySize : bodySize;
  if (members.length < (isLarge ? 2 : 3) || halfPoints(first.size) < least) return false;
  if (!isLarge && !first.bold && !isCapitals(first.text)) return false;
  return members.every(
    (one, index) =>
      !readsLikeFact(one.text) &&
      /^\p{Lu}/u.test(one.text) &&
      members.every(
        (other, at) =>
          at <= index ||
          other.page !== one.page ||
          Math.abs(other.baseline - one.baseline) > OWN_DISTANCE * one.size ||
          Math.abs(other.x - one.x) > RAIL_DISTANCE,
      ),
  );
}

import type { Found } from '../../fields/found.ts';
import { postScore } from '../../lexicon/score-text.ts';
import type { HeaderPiece } from '../header-pieces.ts';
import { withoutPlace } from './places-of-pieces.ts';
import { slotOf } from './slots.ts';
import type { Facts, WorkEntry } from './work-entry.ts';

const FEWEST_ALIKE = 2;
const MOSTLY = 0.6;
/** From here on the words of a post or of an employer say more than where they stand. */
const SURE = 2;

/** The entries of a section and what they were read from, in the same order. */
export interface Posts {
  all: readonly Facts[];
  entries: readonly WorkEntry[];
}

/**
 * An entry that departs from where most of the section's others have their post and their employer is read as they are, unless its words
 * speak against it.
 * @param others of further sections of the paper, which count as well
 */
export function byTemplate(
  all: readonly Facts[],
  entries: readonly WorkEntry[],
  others: readonly Posts[] = [],
): WorkEntry[] {
  const places = entries.map((entry, at) => placesOf(all[at]!, entry));
  const beside = others.flatMap((other) => other.entries.map((entry, at) => placesOf(other.all[at]!, entry)));
  const counts = new Map<string, number>();
  const known = [...places, ...beside];
  for (const place of known) if (place) counts.set(place, (counts.get(place) ?? 0) + 1);
  const [usual = '', count = 0] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  if (count < FEWEST_ALIKE || count < MOSTLY * known.length || count === known.length) return [...entries];
  const [ofPost, ofEmployer] = usual.split('\n');
  return entries.map((entry, at) => {
    if (places[at] === usual) return entry;
    const { pieces } = all[at]!;
    const post = onlyAt(ofPost!, pieces);
    const employer = onlyAt(ofEmployer!, pieces);
    const isAgainst = !post || !employer || postScore(post.text) <= -SURE || postScore(employer.text) >= SURE;
    return isAgainst
      ? entry
      : { ...entry, jobTitle: withoutPlace(post), organization: withoutPlace(employer) };
  });
}

function onlyAt(slot: string, pieces: readonly HeaderPiece[]): HeaderPiece | undefined {
  const there = pieces.filter((piece) => slotOf(piece, pieces) === slot);
  return there.length === 1 ? there[0] : undefined;
}

function placesOf({ pieces }: Facts, { jobTitle, organization }: WorkEntry): string | undefined {
  const [post, employer] = [pieceOf(jobTitle, pieces), pieceOf(organization, pieces)];
  return post && employer && `${slotOf(post, pieces)}\n${slotOf(employer, pieces)}`;
}

function pieceOf(found: Found<string> | undefined, pieces: readonly HeaderPiece[]): HeaderPiece | undefined {
  const item = found?.pieces[0]?.items[0];
  return item && pieces.find(({ items, text }) => items[0] === item && text.startsWith(found.value));
}

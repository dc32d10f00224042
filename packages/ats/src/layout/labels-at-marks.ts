import { readHeading } from '../classify/read-heading.ts';
import type { Fragment } from './fragment.ts';

/** A short rule typed as a letter: dashes, and the Korean vowel that looks like one. */
const MARK = /^[ㅡ–—―─━]$/u;
const SAME_EDGE = 2;
/** In font sizes: how far below its mark a label begins. */
const RIGHT_BELOW = 0.8;
const FEWEST = 2;

/**
 * `—` over `Profil` at the page's left edge, and so again: the mark says nothing, and where the text beside both begins above the label, the
 * label goes up to its first line.
 */
export function labelsAtMarks(fragments: readonly Fragment[]): Fragment[] {
  const edge = Math.min(...fragments.map(({ x }) => x));
  const marks = fragments.filter((each) => MARK.test(each.text.trim()) && each.x - edge < SAME_EDGE);
  if (marks.length < FEWEST) return [...fragments];
  const pairs = marks.flatMap((mark) => {
    const label = labelBelow(mark, fragments);
    return label ? [{ mark, label }] : [];
  });
  const known = pairs.filter(({ label }) => readHeading(label.text));
  if (known.length < FEWEST || 2 * known.length < pairs.length) return [...fragments];
  const raised = new Map(pairs.map(({ mark, label }) => [label, rise(mark, label, fragments)]));
  return fragments.flatMap((each) => {
    if (marks.includes(each)) return [];
    const by = raised.get(each);
    return by
      ? [{ ...each, y: each.y + by, bottom: each.bottom + by, baseline: each.baseline + by }]
      : [each];
  });
}

function labelBelow(mark: Fragment, fragments: readonly Fragment[]): Fragment | undefined {
  return fragments.find(
    (each) =>
      each !== mark &&
      Math.abs(each.x - mark.x) < SAME_EDGE &&
      each.baseline > mark.baseline &&
      each.y - mark.bottom < RIGHT_BELOW * mark.size,
  );
}

/** How far up the first line beside mark and label is, in points; 0 where the text begins beside the label. */
function rise(mark: Fragment, label: Fragment, fragments: readonly Fragment[]): number {
  const beside = fragments.filter(
    (each) =>
      each.x > label.right &&
      each.y > mark.y - mark.size &&
      each.y < label.y &&
      each.baseline < label.baseline,
  );
  return beside.length > 0 ? Math.min(...beside.map(({ baseline }) => baseline)) - label.baseline : 0;
}

import { withCells } from '../../layout/line.ts';
import { isMostlyDate } from '../../layout/mostly-date.ts';
import { postScore } from '../../lexicon/score-text.ts';
import { isPlace } from '../../places/find-place.ts';
import type { Entry } from '../split-entries.ts';
import { TOWN } from './head-facts.ts';

const SAME_EDGE = 2;

/** A town right below the period and flush with it, in the row of the first point of what was done: a fact of the head. */
export function withTownBesideText(entry: Entry): Entry {
  const [first, ...text] = entry.text;
  const [told, town, ...others] = first?.cells ?? [];
  const period = entry.head.at(-1)?.cells.at(-1);
  if (!first?.bullet || !told || !town || others.length > 0 || !period || !isMostlyDate(period.text))
    return entry;
  const isFlush = [period.x - town.x, period.right - town.right].some((off) => Math.abs(off) < SAME_EDGE);
  const isTown = isPlace(town.text) || (TOWN.test(town.text) && Math.abs(postScore(town.text)) < 1);
  if (period.x <= told.right || !isFlush || !isTown) return entry;
  return { head: [...entry.head, withCells(first, [town])], text: [withCells(first, [told]), ...text] };
}

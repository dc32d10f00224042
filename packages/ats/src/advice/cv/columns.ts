import type { Box } from '../../model.ts';
import type { Place } from '../checkup.ts';
import type { Cv } from './cv.ts';

interface Spot {
  path: string;
  part: string;
  box: Box & { page: number };
}

const PARTS = /^(?:summary|workExperience|education|skills|certifications|languages)\b/;
const GUTTER = 8;
const SAME_LINE = 0.5;
const FEWEST = 3;

/**
 * Values of two different sections that stand side by side: the sign of a sidebar or a table.
 * @returns the values of the narrower column, or nothing for a page that reads straight down
 */
export function besideEachOther(cv: Cv): Place[] {
  const spots = spotsOf(cv);
  const beside = spots.filter((spot) => spots.some((other) => isLeftOf(other, spot)));
  const left = spots.filter((spot) => spots.some((other) => isLeftOf(spot, other)));
  const fewer = beside.length <= left.length ? beside : left;
  if (fewer.length < FEWEST) return [];
  return fewer.slice(0, 12).map(({ path, box }) => ({ path, page: box.page, boxes: [box] }));
}

function spotsOf(cv: Cv): Spot[] {
  return Object.entries(cv.reading.evidence)
    .flatMap(([path, evidence]) => {
      const part = PARTS.exec(path)?.[0];
      return part ? evidence.boxes.map((box) => ({ path, part, box })) : [];
    })
    .slice(0, 600);
}

function isLeftOf(a: Spot, b: Spot): boolean {
  if (a.part === b.part || a.box.page !== b.box.page) return false;
  const overlap = Math.min(a.box.y + a.box.height, b.box.y + b.box.height) - Math.max(a.box.y, b.box.y);
  const shared = overlap > SAME_LINE * Math.min(a.box.height, b.box.height);
  return shared && a.box.x + a.box.width + GUTTER < b.box.x;
}

import { makeFragment } from '../layout/fragment.ts';
import { makeLine, type Line } from '../layout/line.ts';
import { bulletLength } from '../text/normalise.ts';
import { buildPage, type Text } from './build-page.ts';

/** A line of a column from 50 to 545 points, a cell for each text. */
export function lineOf(...texts: Text[]): Line {
  const cells = texts.map((text) => makeFragment(buildPage([text]).items, 0, bulletLength));
  return makeLine(cells, 50, 545);
}

import type { EvidenceEntry } from '@setapak/ats';

type Box = EvidenceEntry['boxes'][number];

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Points around what is shown: letters reach that far out of their line. */
const AROUND = 2;
/** A line that reaches so far into another one is seen in it; less is the white above and below its letters. */
const SEEN = 0.25;

/**
 * The piece of a page that shows what was marked, in whole lines: a line that reaches into it is shown, too, and nothing else is. Half a
 * line above or below would look as if the value went on there.
 * @param others what else is known to stand on the pages
 */
export function cutoutOf(boxes: readonly Box[], others: readonly Box[]): Area {
  const marked = boxes.filter(({ page }) => page === boxes[0]?.page);
  const own = around(marked);
  const near = others.filter((box) => box.page === boxes[0]?.page && isSeenIn(own, box));
  const { left, top, width, height } = around([...marked, ...near]);
  return {
    left: left - AROUND,
    top: top - AROUND / 2,
    width: width + 2 * AROUND,
    height: height + AROUND,
  };
}

function around(boxes: readonly Box[]): Area {
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return { left, top, width: right - left, height: bottom - top };
}

function isSeenIn({ left, top, width, height }: Area, box: Box): boolean {
  const beside = box.x >= left + width || box.x + box.width <= left;
  const shared = Math.min(top + height, box.y + box.height) - Math.max(top, box.y);
  return !beside && shared > SEEN * box.height;
}

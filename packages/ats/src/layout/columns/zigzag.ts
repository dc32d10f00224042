import { type Fragment, sameLook } from '../fragment.ts';
import { type Cut, SAME_EDGE } from './cut.ts';

const FEWEST_TURNS = 2;
const FEWEST_IN_TURN = 3;

/** Entries left and right of a line by turns, nothing beside any of them, each opened by the same look: a timeline, and no columns. */
export function isZigzag({ left, right }: Cut): boolean {
  const onRight = new Set(right);
  const sorted = [...left, ...right].sort((a, b) => a.y - b.y);
  const turns: Fragment[][] = [];
  let bottom = -Infinity;
  for (const each of sorted) {
    const turn = turns.at(-1);
    if (turn && onRight.has(turn[0]!) === onRight.has(each)) turn.push(each);
    else if (each.y < bottom - 1) return false;
    else turns.push([each]);
    bottom = Math.max(bottom, each.bottom);
  }
  const [first] = turns;
  return (
    turns.length > FEWEST_TURNS &&
    turns.every((turn) => turn.length >= FEWEST_IN_TURN && sameLook(turn[0]!, first![0]!))
  );
}

export function underEachOther({ left, right }: Cut): Fragment[] {
  const edge = Math.min(...left.map(({ x }) => x));
  const by = edge - Math.min(...right.map(({ x }) => x));
  const begun = isSetRight(left) ? left.map((each) => movedBy(edge - each.x, each)) : left;
  return [...begun, ...right.map((each) => movedBy(by, each))];
}

function movedBy(by: number, fragment: Fragment): Fragment {
  return { ...fragment, x: fragment.x + by, right: fragment.right + by };
}

/** Lines that end at one edge and begin anywhere, as on the left of a timeline's axis. */
function isSetRight(column: readonly Fragment[]): boolean {
  const end = Math.max(...column.map(({ right }) => right));
  const rows = new Set(column.map(({ baseline }) => Math.round(baseline)));
  return rows.size === column.length && column.every(({ right }) => end - right < SAME_EDGE);
}

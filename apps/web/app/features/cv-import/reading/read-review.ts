import { targets, under, type Target } from './leftover.ts';
import { moves, type EntryKey, type Move } from './entry-moves.ts';

/** Field names of the review's form. */
export const fieldName = (id: string) => `field:${id}`;
export const targetName = (index: number) => `rest:${index}`;
export const swapName = (index: number) => `swap:${index}`;
export const moveName = (key: EntryKey) => `entry:${key}`;
export const splitName = (key: EntryKey) => `split:${key}`;

interface ReviewInput {
  edits: Map<string, string>;
  targets: Map<number, Target>;
  /** Leftovers whose entries have both their names the wrong way round. */
  swapped: Set<number>;
  /** What becomes of whole entries. */
  moves: Map<string, Move>;
  /** The line of an entry's text with which a second one begins. */
  splits: Map<string, string>;
}

/** The review's form, read: which field got which value, which leftover and which entry goes where. */
export function readReview(form: FormData): ReviewInput {
  const input: ReviewInput = {
    edits: new Map(),
    targets: new Map(),
    swapped: new Set(),
    moves: new Map(),
    splits: new Map(),
  };
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue;
    const [kind, rest = ''] = name.split(/:(.*)/s);
    const target = value.startsWith('under:')
      ? under(value.slice('under:'.length))
      : targets.find((each) => each === value);
    const move = moves.find((each) => each === value);
    if (kind === 'field') input.edits.set(rest, value);
    else if (kind === 'entry' && move) input.moves.set(rest, move);
    else if (kind === 'split') input.splits.set(rest, value);
    else if (kind === 'swap') input.swapped.add(Number(rest));
    else if (kind === 'rest' && target) input.targets.set(Number(rest), target);
  }
  return input;
}

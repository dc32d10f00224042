import type { TimeRange } from './model.ts';

/** The same time in as few ranges as it takes, from the earliest on. */
export function mergeRanges(ranges: readonly TimeRange[]): TimeRange[] {
  const merged: TimeRange[] = [];
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    if (to <= from) continue;
    const last = merged.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged;
}

/** What is left of `ranges` without `taken`. */
export function subtractRanges(ranges: readonly TimeRange[], taken: readonly TimeRange[]): TimeRange[] {
  let left = mergeRanges(ranges);
  for (const gone of mergeRanges(taken))
    left = left.flatMap((range) => {
      if (gone.to <= range.from || gone.from >= range.to) return [range];
      return [
        { from: range.from, to: gone.from },
        { from: gone.to, to: range.to },
      ].filter(({ from, to }) => from < to);
    });
  return left;
}

import type { Line } from './line.ts';

/** More than a pixel of a screen (0.75 points), to which browsers round. */
const APART = 0.85;

/**
 * Where lines of one paragraph stand closer than two paragraphs do, the step between base lines from which a new one begins.
 * Undefined where all steps are alike, or where there are more than two kinds.
 */
export function paragraphStep(
  lines: readonly Pick<Line, 'page' | 'size' | 'baseline'>[],
): number | undefined {
  const steps = lines
    .slice(1)
    .flatMap((line, index) => {
      const above = lines[index]!;
      const same =
        above.page === line.page && Math.abs(above.size - line.size) < 0.3 && line.baseline > above.baseline;
      return same ? [line.baseline - above.baseline] : [];
    })
    .sort((a, b) => a - b);
  const smallest = steps[0];
  const largest = steps.at(-1);
  if (smallest === undefined || largest === undefined || largest - smallest < APART) return undefined;
  const middle = (smallest + largest) / 2;
  const inner = steps.filter((step) => step < middle);
  const outer = steps.filter((step) => step >= middle);
  const even = inner.at(-1)! - smallest < APART && largest - outer[0]! < APART;
  return even && outer[0]! - inner.at(-1)! >= APART && smallest < 1.6 * lines[0]!.size ? middle : undefined;
}

import { check } from '../check.ts';
import type { FileFacts, Finding } from '../checkup.ts';
import { readingOf, type ReadingSketch } from './reading-of.ts';

export const AS_OF = '2026-01-15';

/** What the rules say of a sketch, by rule. */
export function findingsOf(sketch: ReadingSketch, file: FileFacts = {}): Partial<Record<string, Finding>> {
  const { findings } = check(readingOf(sketch), file, { asOf: AS_OF });
  return Object.fromEntries(findings.map((finding) => [finding.id, finding]));
}

export function idsOf(sketch: ReadingSketch, file: FileFacts = {}): string[] {
  return Object.keys(findingsOf(sketch, file));
}

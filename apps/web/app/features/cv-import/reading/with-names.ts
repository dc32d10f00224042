import { emptyResume } from '@setapak/resume';
import { appendLeftover } from './append-leftover.ts';
import type { Leftover, ShownLeftover } from './leftover.ts';
import { isPaired, namesOf } from './mends.ts';

/** With both names of its entries, as they come into the section it most likely belongs to. */
export function withNames(leftover: Leftover): ShownLeftover {
  const { target } = leftover;
  if (!isPaired(target)) return leftover;
  const resume = emptyResume();
  appendLeftover(resume, leftover, target);
  const [name, house] = namesOf[target];
  const names = (resume[target].items as Record<string, unknown>[]).map((item): [string, string] => [
    textOf(item[name]),
    textOf(item[house]),
  ]);
  return names.some(([, second]) => second !== '') ? { ...leftover, names } : leftover;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

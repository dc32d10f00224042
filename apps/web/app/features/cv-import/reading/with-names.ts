import { emptyResume } from '@setapak/resume';
import { appendLeftover } from './append-leftover.ts';
import type { Leftover, ShownLeftover } from './leftover.ts';
import { isPaired, namesOf } from './entry-moves.ts';

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
  const isOdd = names.flat().some((each) => PERIOD.test(each) || each.length > LONGEST_NAME);
  const shown = isOdd ? { ...leftover, isOdd } : leftover;
  return names.some(([, second]) => second !== '') ? { ...shown, names } : shown;
}

/** `2019 – 2022 Ketua`, `Tanggal 2020 – sekarang`: a name with one year, as of a contest, is one. */
const PERIOD =
  /\b(?:19|20)\d\d\s*(?:[-–—]|s\.?d\.?|to|sampai|hingga)\s*(?:\p{L}+ )?(?:(?:19|20)\d\d|sekarang|present|now|kini)\b/iu;
const LONGEST_NAME = 110;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

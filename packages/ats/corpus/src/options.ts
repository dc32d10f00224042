import { parseArgs } from 'node:util';
import type { Month } from './content/cv.ts';

interface Options {
  out: string;
  count: number;
  seed: string;
  layouts: string[] | null;
  asOf: Month;
}

/** Reads the command line; throws with the reason where it makes no sense. */
export function readOptions(argv: string[]): Options {
  const { values } = parseArgs({
    args: argv,
    options: {
      out: { type: 'string' },
      count: { type: 'string', default: '120' },
      seed: { type: 'string', default: '1' },
      layouts: { type: 'string' },
      'as-of': { type: 'string', default: '2026-11' },
    },
  });
  if (!values.out)
    throw new Error('usage: corpus --out DIR [--count N] [--seed S] [--layouts a,b] [--as-of yyyy-MM]');
  const count = Number(values.count);
  if (!Number.isInteger(count) || count < 1) throw new Error(`--count ${values.count} is no count`);
  const asOf = /^(\d{4})-(\d{2})$/.exec(values['as-of']);
  if (!asOf) throw new Error(`--as-of ${values['as-of']} is not yyyy-MM`);
  return {
    out: values.out,
    count,
    seed: values.seed,
    layouts: values.layouts ? values.layouts.split(',') : null,
    asOf: { year: Number(asOf[1]), month: Number(asOf[2]) },
  };
}

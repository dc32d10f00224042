import { Random } from '../random.ts';

/** Which part of the word stock a CV is made of, so that held-out CVs use names, employers and phrases training never saw. */
type Part = 'train' | 'holdout';

/** Randomness that draws words from one part of the stock only. */
export class Words extends Random {
  private readonly part: Part;

  constructor(seed: string, part: Part) {
    super(seed);
    this.part = part;
  }

  /** The part's share of a list: three items in ten are held out; short lists are shared whole. */
  share<T>(list: readonly T[]): T[] {
    if (list.length < 6) return [...list];
    return list.filter((_, i) => i % 10 < 3 === (this.part === 'holdout'));
  }

  word<T>(list: readonly T[]): T {
    return this.pick(this.share(list));
  }
}

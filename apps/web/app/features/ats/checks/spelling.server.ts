import type { Spelling } from '@setapak/ats';

/**
 * A speller that is loaded by the first check and shared by all: its words take 200 ms and 40 MB.
 * @returns undefined where its words cannot be loaded: spelling is then left unjudged, the result says so, and the next check tries again
 */
export function sharedSpeller(load: () => Promise<Spelling>): () => Promise<Spelling | undefined> {
  let speller: Promise<Spelling> | undefined;
  return async () => {
    speller ??= load();
    try {
      return await speller;
    } catch (error) {
      speller = undefined;
      // No personal data: what failed is a file of ours.
      process.emitWarning(`words for spelling could not be loaded: ${String(error)}`);
      return undefined;
    }
  };
}

/** The one of this process. */
export const spelling = sharedSpeller(async () => (await import('@setapak/ats/spelling')).createSpelling());

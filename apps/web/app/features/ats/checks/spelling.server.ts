import type { Spelling } from '@setapak/ats';

let speller: Promise<Spelling> | undefined;

const load = async (): Promise<Spelling> => (await import('@setapak/ats/spelling')).createSpelling();

/**
 * The one speller of this process. Its words take 200 ms and 40 MB, so they are loaded by the first check. Undefined where they cannot be loaded: spelling is then left unjudged,
 * the result says so, and the next check tries again.
 */
export async function spelling(loadWords = load): Promise<Spelling | undefined> {
  speller ??= loadWords();
  try {
    return await speller;
  } catch (error) {
    speller = undefined;
    // No personal data: what failed is a file of ours.
    process.emitWarning(`words for spelling could not be loaded: ${String(error)}`);
    return undefined;
  }
}

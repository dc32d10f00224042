import type { AppError } from '~/services/error.ts';
import type { Puzzle, Puzzles } from '~/services/puzzles/puzzles.server.ts';

/** What a form says of a refusal, with the puzzle that lets the same form through where there is one. */
export async function refuseTries(
  { puzzles }: { puzzles: Puzzles },
  error: AppError,
): Promise<{ banner: string; puzzle: Puzzle | null }> {
  const puzzle = error.puzzle ? await puzzles.make(error.puzzle) : null;
  return { banner: sentenceOf(error), puzzle };
}

function sentenceOf({ text, code, retryAfter }: AppError): string {
  if (code !== 'too_many' || retryAfter === undefined) return text;
  const minutes = Math.ceil(retryAfter / 60);
  return `Terlalu banyak percobaan dari jaringan ini. Coba lagi ${minutes} menit lagi, ya.`;
}

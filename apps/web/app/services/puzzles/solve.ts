import { solveChallengeWorkers } from 'altcha-lib';
import type { Puzzle } from './puzzles.server.ts';

/** Solves a puzzle beside the page. @returns what `Puzzles.redeem` takes, or null where this browser cannot */
export async function solvePuzzle(challenge: Puzzle): Promise<string | null> {
  // Without TLS a browser has no keys to derive.
  if (!globalThis.crypto?.subtle) return null;
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(4, navigator.hardwareConcurrency || 1),
    createWorker: () => new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' }),
  }).catch(() => null);
  return solution && JSON.stringify({ challenge, solution });
}

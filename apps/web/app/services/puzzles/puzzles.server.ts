import { createHmac, randomInt } from 'node:crypto';
import { createChallenge, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Limits } from '../limits/limits.server.ts';

/** What a puzzle lets somebody try once more. */
export type PuzzlePurpose = 'sign-in' | 'register';

export type Puzzle = Challenge;

/** Proofs of work: cheap for one person, dear for who tries thousands of times. No third party is involved. */
export interface Puzzles {
  make(purpose: PuzzlePurpose): Promise<Puzzle>;
  /** Whether this is the solution of a puzzle of ours, for this purpose, in time, and for the first time. */
  redeem(purpose: PuzzlePurpose, solved: string | undefined): Promise<boolean>;
}

interface PuzzleOptions {
  secret: string;
  limits: Pick<Limits, 'take'>;
  /** How many keys must be derived: the least, and the most. A second or two on a laptop. */
  effort?: readonly [number, number];
}

const LIFE_MS = 10 * 60_000;
const LONGEST = 4_000;
const ITERATIONS = 5_000;

const solution = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
      data: z.object({ purpose: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string(), time: z.number().optional() }),
});

export function createPuzzles({ secret, limits, effort = [200, 600] }: PuzzleOptions): Puzzles {
  const key = (name: string) => createHmac('sha256', secret).update(`puzzle\0${name}`).digest('base64url');
  const keys = { hmacSignatureSecret: key('challenge'), hmacKeySignatureSecret: key('answer') };
  return {
    make: (purpose) =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ITERATIONS,
        counter: randomInt(...effort),
        data: { purpose },
        expiresAt: new Date(Date.now() + LIFE_MS),
        deriveKey,
        ...keys,
      }),
    async redeem(purpose, solved) {
      const sent = readSolution(solved);
      if (sent?.challenge.parameters.data.purpose !== purpose) return false;
      const { verified } = await verifySolution({ ...sent, deriveKey, ...keys }).catch(() => ({
        verified: false,
      }));
      return verified && (await limits.take('puzzle', sent.challenge.signature)) === undefined;
    },
  };
}

function readSolution(text: string | undefined): z.infer<typeof solution> | undefined {
  if (!text || text.length > LONGEST) return undefined;
  try {
    return solution.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/db.server.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often something may be tried: `points` times in `seconds`. */
const rules = {
  'sign-in-address': { points: 30, seconds: 10 * MINUTE },
  'sign-in-account': { points: 8, seconds: 10 * MINUTE },
  'register-address': { points: 10, seconds: HOUR },
  'reset-address': { points: 10, seconds: HOUR },
  'reset-account': { points: 3, seconds: 15 * MINUTE },
  'reset-try-address': { points: 20, seconds: 10 * MINUTE },
  'google-address': { points: 30, seconds: 10 * MINUTE },
  /** A password asked for once more, before something that matters. */
  'reauth-user': { points: 8, seconds: 10 * MINUTE },
  'export-user': { points: 5, seconds: HOUR },
  'upload-user': { points: 30, seconds: 10 * MINUTE },
  'cv-version-user': { points: 60, seconds: 10 * MINUTE },
  /** Calls of one program. */
  'api-token': { points: 60, seconds: MINUTE },
  'match-user': { points: 60, seconds: 10 * MINUTE },
  'render-user': { points: 240, seconds: MINUTE },
  /** Pages and files of shared CVs that have to be drawn anew. */
  'share-address': { points: 120, seconds: MINUTE },
  /** Passwords of one shared CV tried from one address, and from everywhere. */
  'share-password-address': { points: 8, seconds: 10 * MINUTE },
  'share-password-cv': { points: 60, seconds: 10 * MINUTE },
  /** One view or download of a shared CV by one visitor counts once in this time. */
  'share-count': { points: 1, seconds: 30 * MINUTE },
  'print-address': { points: 60, seconds: MINUTE },
  'assessment-user': { points: 60, seconds: 10 * MINUTE },
  'feedback-user': { points: 60, seconds: HOUR },
  'analytics-address': { points: 120, seconds: 5 * MINUTE },
  /** Prices asked with a code, codes redeemed, orders placed: nobody guesses codes, nobody floods the gateway. */
  'checkout-user': { points: 120, seconds: 10 * MINUTE },
  /** Refused notifications of one address that are still kept; more are answered but leave nothing. */
  'refused-webhook-address': { points: 100, seconds: HOUR },
} as const;

export type LimitRule = keyof typeof rules;

export interface Limits {
  /**
   * Counts one try. Counters live in the database, so they hold across processes and restarts.
   * @param subject whom it is counted for: an address, an account, a user id; only its hash is stored
   * @returns seconds to wait when the limit is reached, else undefined
   */
  take(rule: LimitRule, subject: string): Promise<number | undefined>;
  /** Forgets the tries, after a success that proves the person. */
  forgive(rule: LimitRule, subject: string): Promise<void>;
}

export function createLimits(database: Database): Limits {
  // rate-limiter-flexible calls `query({ text, values })`, which pg answers and PGlite does not.
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) => database.query(text, values),
  };
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([rule, { points, seconds }]) => [
      rule,
      new RateLimiterPostgres({
        storeClient,
        storeType: 'client',
        tableName: 'rate_limit',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: rule,
        points,
        duration: seconds,
      }),
    ]),
  ) as Record<LimitRule, RateLimiterPostgres>;

  return {
    async take(rule, subject) {
      try {
        await limiters[rule].consume(hash(subject));
        return undefined;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000);
        throw refusal;
      }
    },
    async forgive(rule, subject) {
      await limiters[rule].delete(hash(subject));
    },
  };
}

function hash(subject: string): string {
  return createHash('sha256').update(subject.trim().toLowerCase()).digest('base64url');
}

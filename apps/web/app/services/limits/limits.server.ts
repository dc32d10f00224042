import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/db.server.ts';
import { AppError } from '../error.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often something may be tried: `points` times in `seconds`. */
const rules = {
  /** Wrong passwords: of one network for one account, of one network for all, of all networks of one subscriber (`site-of.ts`), and of a browser that its owner uses. */
  'sign-in-pair': { points: 8, seconds: 10 * MINUTE },
  'sign-in-network': { points: 300, seconds: 10 * MINUTE },
  'sign-in-site': { points: 3_000, seconds: 10 * MINUTE },
  'sign-in-device': { points: 12, seconds: 5 * MINUTE },
  /** Of all strangers for one account: more do not refuse all, but leave each network with fewer tries. */
  'sign-in-account': { points: 40, seconds: HOUR },
  'sign-in-pair-attacked': { points: 2, seconds: 10 * MINUTE },
  'sign-in-site-attacked': { points: 30, seconds: 10 * MINUTE },
  /** Further tries for who solves a puzzle before each of them. */
  'sign-in-pair-solved': { points: 4, seconds: 10 * MINUTE },
  'sign-in-network-solved': { points: 600, seconds: 10 * MINUTE },
  'register-network-solved': { points: 600, seconds: HOUR },
  /** A solution counts once; it is good for ten minutes. */
  puzzle: { points: 1, seconds: 15 * MINUTE },
  /** Mails that tell of attempts. */
  'attack-notice': { points: 1, seconds: 24 * HOUR },
  /** Mails that a password was right and the code after it was not. */
  'second-factor-notice': { points: 1, seconds: 24 * HOUR },
  /** A lecture hall of 300 behind one address registers within the hour, and some of them twice. */
  'register-network': { points: 330, seconds: HOUR },
  'register-site': { points: 3_300, seconds: HOUR },
  /** Mails that strangers can have sent to an address by registering it. */
  'mail-address': { points: 4, seconds: HOUR },
  'verification-user': { points: 4, seconds: HOUR },
  /** Codes of an authenticator app or for recovery. */
  'second-factor-user': { points: 8, seconds: 10 * MINUTE },
  /** A code of an authenticator app counts once, as long as it would be taken. */
  'one-time-code': { points: 1, seconds: 3 * MINUTE },
  'reset-network': { points: 120, seconds: HOUR },
  'reset-account': { points: 3, seconds: 15 * MINUTE },
  'reset-try-network': { points: 120, seconds: 10 * MINUTE },
  /** Going there and coming back are two. */
  'google-network': { points: 700, seconds: 10 * MINUTE },
  /** A password confirmed before something that matters. */
  'passkey-network': { points: 300, seconds: 10 * MINUTE },
  'reauth-user': { points: 8, seconds: 10 * MINUTE },
  'export-user': { points: 5, seconds: HOUR },
  'upload-user': { points: 30, seconds: 10 * MINUTE },
  'cv-target-user': { points: 300, seconds: 10 * MINUTE },
  'cv-twin-user': { points: 120, seconds: 10 * MINUTE },
  'cv-version-user': { points: 60, seconds: 10 * MINUTE },
  /** Calls of one program. */
  'api-token': { points: 60, seconds: MINUTE },
  'match-user': { points: 60, seconds: 10 * MINUTE },
  /** Texts for the writing assistant, those that are only shown before somebody agrees included; how many a day: `AI_DAILY_LIMIT`. */
  'assistant-user': { points: 12, seconds: MINUTE },
  'package-user': { points: 20, seconds: 10 * MINUTE },
  'render-user': { points: 360, seconds: MINUTE },
  /** Pages and files of shared CVs that have to be drawn anew. */
  'share-address': { points: 120, seconds: MINUTE },
  /** Wrong passwords of one shared CV: of one network, and of all. More of all do not refuse everybody, but leave each network with fewer. */
  'share-password-pair': { points: 8, seconds: 10 * MINUTE },
  'share-password-cv': { points: 60, seconds: 10 * MINUTE },
  'share-password-pair-attacked': { points: 2, seconds: 10 * MINUTE },
  'share-password-site-attacked': { points: 30, seconds: 10 * MINUTE },
  /** One view or download of a shared CV by one visitor counts once in this time. */
  'share-count': { points: 1, seconds: 30 * MINUTE },
  /** Addresses that a person chooses for CVs, and those whose availability they look up. */
  'share-address-change': { points: 10, seconds: 24 * HOUR },
  'share-address-check': { points: 60, seconds: 10 * MINUTE },
  /** Comments on one shared CV of one network, on all of one network, and on one CV. */
  'comment-pair': { points: 3, seconds: 10 * MINUTE },
  'comment-network': { points: 30, seconds: HOUR },
  'comment-cv': { points: 60, seconds: 24 * HOUR },
  /** Mails that there are new comments. */
  'comment-notice': { points: 1, seconds: 24 * HOUR },
  'print-address': { points: 60, seconds: MINUTE },
  'assessment-user': { points: 60, seconds: 10 * MINUTE },
  'feedback-user': { points: 60, seconds: HOUR },
  'analytics-address': { points: 120, seconds: 5 * MINUTE },
  /** Prices with a code, redeemed codes, placed orders: against guessing codes and flooding the gateway. */
  'checkout-user': { points: 120, seconds: 10 * MINUTE },
  /** Questions to the gateway about one payment, from people who come back from its page. */
  'payment-look': { points: 6, seconds: MINUTE },
  /** Refused notifications of one address that are still kept; more are answered but leave nothing. */
  'refused-webhook-address': { points: 100, seconds: HOUR },
} as const;

export type LimitRule = keyof typeof rules;

/** By which rule, and whom it is counted for; no subject where there is none. */
export type Count = readonly [rule: LimitRule, subject: string | undefined];

export interface Limits {
  /**
   * Counts one try. Counters live in the database, so they hold across processes and restarts.
   * @param subject whom it is counted for: an address, an account, a user id; only its hash is stored
   * @returns seconds to wait when the limit is reached, else undefined
   */
  take(rule: LimitRule, subject: string): Promise<number | undefined>;
  /** Counts one try and refuses it when the limit is reached. @throws AppError too_many, with the seconds to wait */
  enforce(rule: LimitRule, subject: string): Promise<void>;
  /** Counts a try by several rules at once, those without a subject left out. @returns the longest wait */
  takeAll(counts: readonly Count[]): Promise<number | undefined>;
  /** Takes one try back that came to nothing wrong. */
  giveBack(rule: LimitRule, subject: string): Promise<void>;
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

  async function take(rule: LimitRule, subject: string): Promise<number | undefined> {
    try {
      await limiters[rule].consume(subjectHash(subject));
      return undefined;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const wait = Math.ceil(refusal.msBeforeNext / 1000);
      // Longer than the rule has is of a clock that was set back since.
      if (wait <= rules[rule].seconds + MINUTE) return wait;
      await limiters[rule].delete(subjectHash(subject));
      return take(rule, subject);
    }
  }

  async function takeAll(counts: readonly Count[]): Promise<number | undefined> {
    const waits = await Promise.all(
      counts.map(async ([rule, subject]) => (subject === undefined ? undefined : take(rule, subject))),
    );
    const over = waits.filter((wait) => wait !== undefined);
    return over.length === 0 ? undefined : Math.max(...over);
  }

  return {
    take,
    takeAll,
    async enforce(rule, subject) {
      const retryAfter = await take(rule, subject);
      if (retryAfter !== undefined) throw new AppError('too_many', { retryAfter });
    },
    async giveBack(rule, subject) {
      await limiters[rule].reward(subjectHash(subject), 1);
    },
    async forgive(rule, subject) {
      await limiters[rule].delete(subjectHash(subject));
    },
  };
}

/** What is stored of whom something is counted for. */
export function subjectHash(subject: string): string {
  return createHash('sha256').update(subject.trim().toLowerCase()).digest('base64url');
}

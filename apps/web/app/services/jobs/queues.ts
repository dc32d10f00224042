import { z } from 'zod';
import { accountNotices, mailMessage } from '../mail/message.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

interface QueueDefinition {
  payload: z.ZodType<object>;
  /** Seconds that one try may take. */
  expireInSeconds: number;
  retryLimit: number;
  /** Seconds before the second try; doubled for each further one, up to `retryDelayMax`. */
  retryDelay: number;
  retryDelayMax?: number;
  /** Seconds that a finished job is kept, with its payload. */
  deleteAfterSeconds: number;
  /**
   * `standard` runs all; `short` keeps only one waiting for each `key`, `exclusive` only one waiting or running.
   * pg-boss never changes it on a queue that exists.
   */
  policy: 'standard' | 'short' | 'exclusive';
  key?: (payload: never) => string;
  /** How many of them a process does side by side; one, unless others would wait for a slow neighbour of one. */
  atOnce?: number;
  /** When it runs by itself, in Asia/Jakarta. */
  cron?: string;
}

const nothing = z.object({});

/** Announces a grant; enqueued in the transaction that grants it. */
const announcement = {
  expireInSeconds: MINUTE,
  retryLimit: 20,
  retryDelay: 5,
  retryDelayMax: HOUR,
  deleteAfterSeconds: HOUR,
  policy: 'standard',
} as const;

/** Every kind of work that is done after the answer was given: what it needs, and how long we try. */
const queues = {
  'send-mail': {
    payload: mailMessage,
    // A slow server takes its time for each of eight answers.
    expireInSeconds: 10 * MINUTE,
    // For a day, and soon after a server that was away is back.
    retryLimit: 102,
    retryDelay: 15,
    retryDelayMax: 15 * MINUTE,
    // The payload holds an address and perhaps a reset link.
    deleteAfterSeconds: HOUR,
    policy: 'standard',
    // A server that thinks about one mail for minutes holds up none of the others. Relays take as many connections from one client.
    atOnce: 5,
  },
  // Enqueued whether the address is known or not, so that the answer reveals nothing, not even by its time.
  'send-reset-link': {
    payload: z.object({ email: z.email() }),
    expireInSeconds: MINUTE,
    retryLimit: 5,
    retryDelay: 5,
    deleteAfterSeconds: HOUR,
    policy: 'standard',
  },
  // Enqueued alike whether the address had an account or not: only the mail reveals it.
  'send-registration-mail': {
    payload: z.object({ userId: z.string() }),
    expireInSeconds: MINUTE,
    retryLimit: 5,
    retryDelay: 5,
    deleteAfterSeconds: HOUR,
    policy: 'standard',
  },
  'send-verification': {
    payload: z.object({ userId: z.string() }),
    expireInSeconds: MINUTE,
    retryLimit: 5,
    retryDelay: 5,
    deleteAfterSeconds: HOUR,
    policy: 'standard',
  },
  // The mail about a change of an account, for those who know only whose it is.
  'tell-owner': {
    payload: z.object({ userId: z.string(), kind: z.enum(accountNotices), about: z.string().optional() }),
    expireInSeconds: MINUTE,
    retryLimit: 5,
    retryDelay: 5,
    deleteAfterSeconds: HOUR,
    policy: 'standard',
  },
  'warn-of-attempts': {
    payload: z.object({ email: z.email() }),
    expireInSeconds: MINUTE,
    retryLimit: 5,
    retryDelay: 5,
    deleteAfterSeconds: HOUR,
    policy: 'standard',
  },
  'remove-files': {
    payload: z.object({ keys: z.array(z.string()) }),
    expireInSeconds: 10 * MINUTE,
    retryLimit: 10,
    retryDelay: 30,
    retryDelayMax: HOUR,
    deleteAfterSeconds: HOUR,
    policy: 'standard',
  },
  'read-pending-checks': {
    payload: nothing,
    expireInSeconds: 10 * MINUTE,
    retryLimit: 0,
    retryDelay: 1,
    deleteAfterSeconds: HOUR,
    policy: 'exclusive',
    cron: '* * * * *',
  },
  // Of several saves in a row one picture is enough: the job takes the CV as it is then.
  'render-thumbnail': {
    payload: z.object({ userId: z.string(), cvId: z.string() }),
    expireInSeconds: MINUTE,
    // Hours: a CV that is not edited again would have no picture after a store was away or full.
    retryLimit: 12,
    retryDelay: 5,
    retryDelayMax: HOUR,
    deleteAfterSeconds: HOUR,
    policy: 'short',
    key: ({ cvId }: { cvId: string }) => cvId,
  },
  // The ads on a board, with a CV that changed: the job takes the CV as it is then.
  'renew-matches': {
    payload: z.object({ userId: z.string(), cvId: z.string() }),
    expireInSeconds: 5 * MINUTE,
    retryLimit: 5,
    retryDelay: 15,
    retryDelayMax: HOUR,
    deleteAfterSeconds: HOUR,
    policy: 'short',
    key: ({ cvId }: { cvId: string }) => cvId,
  },
  // What was deleted a day ago can no longer be brought back.
  'purge-deleted-cvs': {
    payload: nothing,
    expireInSeconds: 10 * MINUTE,
    retryLimit: 1,
    retryDelay: MINUTE,
    deleteAfterSeconds: 24 * HOUR,
    policy: 'exclusive',
    cron: '15 * * * *',
  },
  // Reminders of deadlines, answers and interviews; what was deleted a day ago.
  'keep-up-applications': {
    payload: nothing,
    expireInSeconds: 10 * MINUTE,
    retryLimit: 0,
    retryDelay: 1,
    deleteAfterSeconds: HOUR,
    policy: 'exclusive',
    cron: '20 * * * *',
  },
  // Only where PostHog is configured.
  'export-analytics': {
    payload: nothing,
    expireInSeconds: 10 * MINUTE,
    retryLimit: 0,
    retryDelay: 1,
    deleteAfterSeconds: HOUR,
    policy: 'exclusive',
    cron: '* * * * *',
  },
  // The salt of a day ends with the day.
  'analytics-upkeep': {
    payload: nothing,
    expireInSeconds: HOUR,
    retryLimit: 5,
    retryDelay: MINUTE,
    deleteAfterSeconds: 24 * HOUR,
    policy: 'exclusive',
    cron: '1 0 * * *',
  },
  // A lost notification or a crash loses nothing: gateways are queried about payments that stay open.
  'reconcile-payments': {
    payload: nothing,
    expireInSeconds: 10 * MINUTE,
    retryLimit: 0,
    retryDelay: 1,
    deleteAfterSeconds: HOUR,
    policy: 'exclusive',
    cron: '* * * * *',
  },
  'expire-orders': {
    payload: nothing,
    expireInSeconds: 10 * MINUTE,
    retryLimit: 0,
    retryDelay: 1,
    deleteAfterSeconds: HOUR,
    policy: 'exclusive',
    cron: '* * * * *',
  },
  // To customer and mentor.
  'announce-session': { payload: z.object({ sessionId: z.string() }), ...announcement },
  // All money of a session went back: both take it out of their calendars.
  'withdraw-session': { payload: z.object({ sessionId: z.string() }), ...announcement },
  // Takes a session that went to another mentor out of the calendar of the one before.
  'tell-former-mentor': {
    payload: z.object({
      sessionId: z.string(),
      mentorId: z.string(),
      startAt: z.iso.datetime(),
      sequence: z.number().int(),
    }),
    ...announcement,
  },
  // Reminders, what became of sessions, mentors' next free times.
  'keep-up-sessions': {
    payload: nothing,
    expireInSeconds: 10 * MINUTE,
    retryLimit: 0,
    retryDelay: 1,
    deleteAfterSeconds: HOUR,
    policy: 'exclusive',
    cron: '* * * * *',
  },
  // What mentors' own calendars say is taken.
  'read-busy-times': {
    payload: nothing,
    expireInSeconds: 10 * MINUTE,
    retryLimit: 0,
    retryDelay: 1,
    deleteAfterSeconds: HOUR,
    policy: 'exclusive',
    cron: '* * * * *',
  },
  // To the customer.
  // Money that goes back by itself; what the gateway could not be asked for then is asked for again by `reconcile-payments`.
  'request-refund': { payload: z.object({ refundId: z.string() }), ...announcement },
  'announce-review': { payload: z.object({ orderId: z.string() }), ...announcement },
  // Figures by day; also asked for where money goes back. One that waits is enough: it counts what is true then.
  'roll-up-figures': {
    payload: nothing,
    expireInSeconds: 10 * MINUTE,
    retryLimit: 1,
    retryDelay: MINUTE,
    deleteAfterSeconds: HOUR,
    policy: 'short',
    cron: '*/10 * * * *',
  },
  // What refused notifications said is of no use after a while.
  'purge-notifications': {
    payload: nothing,
    expireInSeconds: 10 * MINUTE,
    retryLimit: 1,
    retryDelay: MINUTE,
    deleteAfterSeconds: 24 * HOUR,
    policy: 'exclusive',
    cron: '45 2 * * *',
  },
  // To a mentor whose share was transferred.
  'send-payout-statement': { payload: z.object({ payoutId: z.string() }), ...announcement },
  // Compares the ledger with orders, payments and payouts.
  'check-ledger': {
    payload: nothing,
    expireInSeconds: HOUR,
    retryLimit: 2,
    retryDelay: MINUTE,
    deleteAfterSeconds: 24 * HOUR,
    policy: 'exclusive',
    cron: '30 3 * * *',
  },
  // Opens the guarantee of late reviews, clears the files of what came to nothing.
  'keep-up-reviews': {
    payload: nothing,
    expireInSeconds: 10 * MINUTE,
    retryLimit: 0,
    retryDelay: 1,
    deleteAfterSeconds: HOUR,
    policy: 'exclusive',
    cron: '* * * * *',
  },
  // The demo's gateway tells us of a payment; like the real ones it tries again when we do not answer 2xx.
  'sandbox-notify': {
    payload: z.object({ token: z.string(), transactionStatus: z.string() }),
    expireInSeconds: MINUTE,
    retryLimit: 5,
    retryDelay: 2,
    deleteAfterSeconds: HOUR,
    policy: 'standard',
  },
  // Files that a crash left without a row.
  'remove-orphans': {
    payload: nothing,
    expireInSeconds: HOUR,
    retryLimit: 1,
    retryDelay: MINUTE,
    deleteAfterSeconds: 24 * HOUR,
    policy: 'exclusive',
    cron: '15 3 * * *',
  },
  'database-upkeep': {
    payload: nothing,
    expireInSeconds: HOUR,
    retryLimit: 1,
    retryDelay: MINUTE,
    deleteAfterSeconds: 24 * HOUR,
    policy: 'exclusive',
    cron: '30 2 * * *',
  },
} as const satisfies Record<string, QueueDefinition>;

export type QueueName = keyof typeof queues;
export type JobPayload<Name extends QueueName> = z.infer<(typeof queues)[Name]['payload']>;

export const queueNames = Object.keys(queues) as QueueName[];

export function definitionOf(name: QueueName): QueueDefinition {
  return queues[name];
}

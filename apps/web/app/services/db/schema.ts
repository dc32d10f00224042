import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** A file that goes with a mail: its text, or its bytes as base64. */
export interface MailAttachment {
  filename: string;
  contentType: string;
  content: string;
  encoding?: 'base64';
}

const moment = (name: string) => timestamp(name, { withTimezone: true });
const madeAt = moment('created_at').notNull().defaultNow();
const changedAt = moment('updated_at').notNull().defaultNow();

// ---- Accounts: the shapes of user, session, account and verification are Better Auth's ----

export const userRole = pgEnum('user_role', ['user', 'mentor', 'reviewer', 'admin']);

export const user = pgTable(
  'user',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** The address that was typed where somebody else has it: `email` is then a name of ours (docs/decisions/014). */
    claimedEmail: text('claimed_email'),
    /** A keyed hash of the address: what stays with a used voucher when the account goes. */
    addressKey: text('address_key'),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    image: text('image'),
    phone: text('phone'),
    role: userRole('role').notNull().default('user'),
    /** Whether the tips of the CV dashboard, and those on its first card, were seen to the end. */
    notFirstCvMaker: boolean('not_first_cv_maker').notNull().default(false),
    notFirstAskCvReview: boolean('not_first_ask_cv_review').notNull().default(false),
    /** Since when and why nobody can sign in with it. */
    suspendedAt: moment('suspended_at'),
    suspendedReason: text('suspended_reason'),
    createdAt: madeAt,
    updatedAt: changedAt,
  },
  (table) => [
    index('user_claimed_email').on(table.claimedEmail),
    index('user_created').on(table.createdAt, table.id),
    index('user_role_created').on(table.role, table.createdAt, table.id),
    index('user_words').using(
      'gin',
      table.name.op('gin_trgm_ops'),
      table.email.op('gin_trgm_ops'),
      table.claimedEmail.op('gin_trgm_ops'),
    ),
  ],
);

export const session = pgTable(
  'session',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** When the person last proved anew, within this session, who they are. */
    provedAt: moment('proved_at'),
    /** When a second factor was shown in this session. */
    secondFactorAt: moment('second_factor_at'),
    createdAt: madeAt,
    updatedAt: changedAt,
  },
  (table) => [index('session_user_id').on(table.userId)],
);

export const account = pgTable(
  'account',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: madeAt,
    updatedAt: changedAt,
  },
  (table) => [
    index('account_user_id').on(table.userId),
    uniqueIndex('account_provider').on(table.providerId, table.accountId),
  ],
);

export const verification = pgTable(
  'verification',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: madeAt,
    updatedAt: changedAt,
  },
  (table) => [index('verification_identifier').on(table.identifier)],
);

export const userStatus = pgEnum('user_status', ['student', 'job_seeker', 'working']);

/** What a person enters about themselves. Before onboarding there is no row. */
export const profile = pgTable(
  'profile',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    status: userStatus('status'),
    domicile: text('domicile'),
    education: text('education'),
    college: text('college'),
    jobType: text('job_type'),
    workDuration: text('work_duration'),
    wantedJobTypes: text('wanted_job_types')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    linkedin: text('linkedin'),
    summary: text('summary'),
    avatarKey: text('avatar_key'),
    cvKey: text('cv_key'),
    cvName: text('cv_name'),
    cvBytes: integer('cv_bytes'),
    createdAt: madeAt,
    updatedAt: changedAt,
  },
  (table) => [
    index('profile_avatar')
      .on(table.avatarKey)
      .where(sql`${table.avatarKey} IS NOT NULL`),
    index('profile_cv')
      .on(table.cvKey)
      .where(sql`${table.cvKey} IS NOT NULL`),
  ],
);

/** Counters of rate-limiter-flexible; `expire` is in milliseconds since 1970. */
export const rateLimit = pgTable('rate_limit', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});

// ---- CVs ----

/** A CV made in the builder (`document`) or a PDF that its owner uploaded (`fileKey`). */
export const cv = pgTable(
  'cv',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The CV document of packages/resume; null for an uploaded PDF. */
    document: jsonb('document'),
    /** Counts the saves; a save names the version it started from. */
    version: integer('version').notNull().default(1),
    /** The id that the browser gave its last save: one that is repeated, because its answer was lost, is known again. */
    saveId: text('save_id'),
    fileKey: text('file_key'),
    fileBytes: integer('file_bytes'),
    /** Object key of the picture of page 1, and the version that it shows. */
    thumbnailKey: text('thumbnail_key'),
    thumbnailVersion: integer('thumbnail_version'),
    /** Set by a deletion that can still be undone; a job removes the row for good later. */
    deletedAt: moment('deleted_at'),
    createdAt: madeAt,
    updatedAt: changedAt,
  },
  (table) => [
    index('cv_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} IS NOT NULL`),
    index('cv_user_updated').on(table.userId, table.updatedAt.desc().nullsFirst()),
    index('cv_file')
      .on(table.fileKey)
      .where(sql`${table.fileKey} IS NOT NULL`),
    index('cv_thumbnail')
      .on(table.thumbnailKey)
      .where(sql`${table.thumbnailKey} IS NOT NULL`),
  ],
);

// ---- ATS checks ----

export const atsCheckStatus = pgEnum('ats_check_status', ['processing', 'done', 'failed']);

/** One reading of one uploaded PDF. */
export const atsCheck = pgTable(
  'ats_check',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    status: atsCheckStatus('status').notNull().default('processing'),
    fileName: text('file_name').notNull(),
    fileKey: text('file_key').notNull(),
    fileBytes: integer('file_bytes').notNull(),
    /** The `Reading` of packages/ats, once done. */
    reading: jsonb('reading'),
    /** The `Checkup` of packages/ats, as it was judged when the result was stored. */
    checkup: jsonb('checkup'),
    /** SHA-256 of the file, once done: the same file is not paid for twice. */
    contentHash: text('content_hash'),
    /** The package that paid for it (`ats_uses`); null where it was free. */
    usesId: text('uses_id'),
    /** The own CV that was checked instead of a file; it may be gone by now. */
    cvId: text('cv_id'),
    /** Why it failed: a code of `ReadError`, or a refusal of ours. */
    errorCode: text('error_code'),
    createdAt: madeAt,
    updatedAt: changedAt,
  },
  (table) => [
    uniqueIndex('ats_check_user_content')
      .on(table.userId, table.contentHash)
      .where(sql`${table.status} = 'done'`),
    index('ats_check_file').on(table.fileKey),
    index('ats_check_user_created').on(table.userId, table.createdAt.desc().nullsFirst()),
    index('ats_check_processing')
      .on(table.createdAt)
      .where(sql`${table.status} = 'processing'`),
  ],
);

// ---- Mail ----

/** What was sent while no SMTP server is configured; the demo shows it. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: text('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    attachments: jsonb('attachments').$type<MailAttachment[]>().notNull().default([]),
    createdAt: madeAt,
  },
  (table) => [
    index('mail_outbox_created').on(table.createdAt.desc().nullsFirst()),
    index('mail_outbox_words').using(
      'gin',
      table.recipient.op('gin_trgm_ops'),
      table.subject.op('gin_trgm_ops'),
    ),
  ],
);

// ---- Assessment ----

/** The results of one whole assessment. The newest that was not retaken is the one that counts. */
export const assessmentResult = pgTable(
  'assessment_result',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Ordered list of `{ id, value }`; the recommended services stand first. */
    results: jsonb('results').notNull(),
    /** Set when the person took the assessment anew. */
    retakenAt: moment('retaken_at'),
    createdAt: madeAt,
  },
  (table) => [index('assessment_result_user_created').on(table.userId, table.createdAt.desc().nullsFirst())],
);

// ---- Analytics: counts without persons; docs/decisions/030 ----

export const analyticsEvent = pgTable(
  'analytics_event',
  {
    /** Also what an importer knows a repeated event by. */
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    category: text('category').notNull(),
    /** The shape of the page's address, ids left out. */
    path: text('path').notNull(),
    /** Tells visitors of one day apart; cannot be led back to anybody once the day's salt is gone. */
    visitor: text('visitor').notNull(),
    createdAt: moment('created_at').notNull(),
    exportedAt: moment('exported_at'),
  },
  (table) => [
    index('analytics_event_created').on(table.createdAt),
    index('analytics_event_waiting')
      .on(table.createdAt)
      .where(sql`${table.exportedAt} IS NULL`),
  ],
);

/** One random salt a day (`2026-11-21`, Jakarta), deleted when the day is over. */
export const analyticsSalt = pgTable('analytics_salt', {
  day: text('day').primaryKey(),
  salt: text('salt').notNull(),
});

import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { user } from './schema.ts';

/* Second ways to prove who somebody is. The shapes of twoFactor and passkey are Better Auth's. */

const moment = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** An authenticator app (TOTP, RFC 6238) and its recovery codes, both encrypted with the program's secret. */
export const twoFactor = pgTable(
  'two_factor',
  {
    id: text('id').primaryKey(),
    userId: owner(),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    /** False until the app's first code was typed. */
    verified: boolean('verified').notNull().default(false),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: moment('locked_until'),
  },
  (table) => [index('two_factor_user').on(table.userId), index('two_factor_secret').on(table.secret)],
);

/** A public key of an authenticator (WebAuthn). */
export const passkey = pgTable(
  'passkey',
  {
    id: text('id').primaryKey(),
    userId: owner(),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    credentialID: text('credential_id').notNull().unique(),
    counter: integer('counter').notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    aaguid: text('aaguid'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('passkey_user').on(table.userId)],
);

/** A browser that somebody signed in with before: strangers' wrong tries do not shut it out. */
export const knownDevice = pgTable(
  'known_device',
  {
    userId: owner(),
    /** SHA-256 of what the browser keeps. */
    deviceHash: text('device_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceHash] })],
);

import { betterAuth, type BetterAuthOptions } from 'better-auth';
import { APIError } from 'better-auth/api';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { passkey } from '@better-auth/passkey';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Events } from '../events/events.server.ts';
import { newId } from '../id.ts';
import { createLinks } from '../links/links.server.ts';
import { claiming } from './claiming.ts';
import { createFindSession } from './find-session.server.ts';
import { replacing } from './replacing.ts';
import { secretsOf } from './secret-config.ts';
import { SESSION_COOKIE } from './session-cookie.ts';
import { signInLevel } from './sign-in-level.ts';
import { readSignedCookie } from './signed-cookie.ts';
import * as accounts from '../db/schema.ts';
import * as signIn from '../db/sign-in-schema.ts';
import type { Db } from '../db/db.server.ts';
import { maskValues } from '../log/describe-error.ts';
import type { Log } from '../log/log.server.ts';
import { logSecurity } from '../log/security-event.ts';
import {
  dropProviderTokens,
  endAccessAfterReset,
  endUnprovenAccess,
  nameInToken,
  refuseSuspended,
  shownName,
} from './account-hooks.server.ts';

const schema = { ...accounts, ...signIn };

export type Role = (typeof schema.userRole.enumValues)[number];

export interface SignedInUser {
  id: string;
  name: string;
  email: string;
  image: string | null;
  phone: string | null;
  role: Role;
  /** Whether the address was proved to be this person's. */
  emailVerified: boolean;
  /** The address has an account already, which may be another's: nothing is mailed there about this one. */
  isClaim: boolean;
  twoFactorEnabled: boolean;
  sessionId: string;
  /** When this session was opened. */
  signedInAt: Date;
  /** When the person last proved, in this session, who they are. */
  provedAt: Date;
  /** When a second factor was shown in this session. */
  secondFactorAt: Date | null;
}

export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(data: { hash: string; password: string }): Promise<boolean>;
}

export interface AuthOptions {
  db: Db;
  log: Log;
  events: Pick<Events, 'publish'>;
  secret: string;
  /** Secrets that opened what is encrypted since before. */
  previousSecrets?: readonly string[];
  baseUrl: string;
  /** How passwords are hashed; Better Auth's scrypt, unless a test brings something cheaper or counts. */
  passwords?: PasswordHashing;
  sendResetLink(to: { email: string; name: string; url: string; until: Date }): Promise<void>;
  /** After a reset: tells the owner. */
  tellOfReset(user: { id: string }): Promise<void>;
}

/** Ends the names that stand in `user.email` where the typed address is only claimed; nothing can be mailed there. */
export const CLAIM_DOMAIN = '@claim.invalid';
export { SESSION_COOKIE };

const HOUR = 3_600;
const DAY = 24 * HOUR;
/** How long a link to a new password opens. */
const RESET_SECONDS = HOUR / 2;
const SESSION_SECONDS = 30 * DAY;
/** A session that is used is prolonged at most so often. */
const PROLONGED_EVERY = DAY;

/** The options of Better Auth, for passwords and for Google alike. */
export function authOptions({
  db,
  log,
  events,
  secret,
  previousSecrets = [],
  baseUrl,
  passwords,
  sendResetLink,
  tellOfReset,
}: AuthOptions) {
  const links = createLinks(secret);
  const https = baseUrl.startsWith('https://');
  return {
    appName: 'Setapak',
    baseURL: baseUrl,
    secret: previousSecrets.at(-1) ?? secret,
    secrets: secretsOf(secret, previousSecrets),
    database: drizzleAdapter(db, { provider: 'pg', schema }),
    advanced: {
      database: { generateId: () => newId() },
      // With `__Host-` a browser takes a cookie only over TLS, for this host alone, never from a sub-domain.
      cookiePrefix: https ? '__Host-setapak' : 'setapak',
      useSecureCookies: false,
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, secure: https, path: '/' },
      // We keep no addresses: rate limits hold their own, and they lapse.
      ipAddress: { disableIpTracking: true },
    },
    session: {
      expiresIn: SESSION_SECONDS,
      updateAge: PROLONGED_EVERY,
      // How fresh a proof must be is for our own guard to say (`requireRecentProof`).
      freshAge: 0,
      additionalFields: {
        provedAt: { type: 'date', required: false, input: false },
        secondFactorAt: { type: 'date', required: false, input: false },
      },
    },
    // A reader of the database must not be able to use the links that are under way.
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      ...(passwords && { password: passwords }),
      autoSignIn: true,
      minPasswordLength: 6,
      maxPasswordLength: 128,
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) =>
        sendResetLink({
          email: user.email,
          name: user.name,
          url: `${baseUrl}/reset-password?token=${token}`,
          until: new Date(Date.now() + RESET_SECONDS * 1_000),
        }),
      async onPasswordReset({ user }) {
        await endAccessAfterReset({ db, events, userId: user.id });
        await tellOfReset(user);
        logSecurity(log, 'password_changed', { user: user.id, by: 'reset_link' });
      },
    },
    account: {
      // Safe because of endUnprovenAccess: no one keeps a way into an account whose address they never proved.
      accountLinking: { requireLocalEmailVerified: false },
    },
    databaseHooks: {
      account: {
        create: {
          async before(account) {
            const { providerId, userId, idToken } = account;
            if (providerId !== 'credential') {
              const ended = await endUnprovenAccess({ db, events, userId, name: nameInToken(idToken) });
              if (ended) logSecurity(log, 'access_ended', { user: userId, by: providerId });
            }
            return { data: dropProviderTokens(account) };
          },
        },
        update: {
          async before(account) {
            const change = replacing.getStore();
            if (change && typeof account.password === 'string') {
              const isSame = await change.isSame();
              change.kept = isSame ? account.password : undefined;
              if (!isSame) return false;
            }
            return { data: dropProviderTokens(account) };
          },
        },
      },
      session: {
        create: { before: ({ userId }) => refuseSuspended(db, userId) },
        delete: {
          after: ({ userId }) => events.publish(db, { userId, type: 'session.ended', id: '' }),
        },
      },
      user: {
        create: {
          before(user) {
            const claimed = claiming.getStore();
            return Promise.resolve({
              data: {
                ...user,
                name: shownName(user.name) ?? user.email.split('@')[0],
                claimedEmail: claimed ?? null,
                addressKey: links.keyOf('address key', claimed ? `claim ${claimed}` : user.email),
              },
            });
          },
        },
      },
    },
    user: {
      additionalFields: {
        phone: { type: 'string', required: false },
        claimedEmail: { type: 'string', required: false, input: false },
        addressKey: { type: 'string', required: false, input: false, returned: false },
        role: { type: [...schema.userRole.enumValues], required: false, defaultValue: 'user', input: false },
      },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      log(level, message, ...details) {
        const err = details.find((detail) => detail instanceof Error);
        log[signInLevel(level, message, err)]({ err }, `sign-in: ${maskValues(message)}`);
      },
    },
  } satisfies BetterAuthOptions;
}

/**
 * Better Auth on our tables. Its HTTP routes are not mounted: our actions call it after their own checks of origin and
 * rate, so nothing of it can be reached that we did not mean to offer.
 */
export function createAuth(options: AuthOptions) {
  const auth = betterAuth({
    ...authOptions(options),
    plugins: [
      twoFactor({ issuer: 'Setapak', allowPasswordless: true }),
      passkey({
        rpID: new URL(options.baseUrl).hostname,
        rpName: 'Setapak',
        origin: new URL(options.baseUrl).origin,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        authentication: {
          // A passkey stands for both factors only where its device checked a finger, a face or a PIN.
          afterVerification({ verification }) {
            if (!verification.authenticationInfo.userVerified) throw new APIError('UNAUTHORIZED');
            return Promise.resolve();
          },
        },
      }),
    ],
  });
  return Object.assign(auth, { findSession: createFindSession(options.db) });
}

export type Auth = ReturnType<typeof createAuth>;

/** The person whose session cookie this request carries, or null. */
export async function readSession(auth: Auth, headers: Headers): Promise<SignedInUser | null> {
  const found = await readAnySession(auth, headers);
  return found && isWhole(found) ? found : null;
}

/** Who gave the first proof and still owes the second: Google's sign-in does not know of it. */
export async function readUnfinishedSession(auth: Auth, headers: Headers): Promise<SignedInUser | null> {
  const found = await readAnySession(auth, headers);
  return found && !isWhole(found) ? found : null;
}

function isWhole({ twoFactorEnabled, secondFactorAt }: SignedInUser): boolean {
  return !twoFactorEnabled || secondFactorAt !== null;
}

/** Whose session it is, whether its second proof was given or not. */
export async function readAnySession(auth: Auth, headers: Headers): Promise<SignedInUser | null> {
  const found = await findSession(auth, headers);
  if (!found) return null;
  const { id, name, email, image, phone, role, emailVerified, claimedEmail, twoFactorEnabled } = found.user;
  const { id: sessionId, createdAt, provedAt, secondFactorAt } = found.session;
  return {
    id,
    name,
    email: claimedEmail ?? email,
    image: image ?? null,
    phone: phone ?? null,
    role: role as Role,
    emailVerified,
    isClaim: (claimedEmail ?? null) !== null,
    twoFactorEnabled: twoFactorEnabled ?? false,
    sessionId,
    signedInAt: createdAt,
    provedAt: provedAt ?? createdAt,
    secondFactorAt: secondFactorAt ?? null,
  };
}

/** Better Auth's own way takes two queries and most of a millisecond, so it is left to prolong sessions and to end them. */
async function findSession(auth: Auth, headers: Headers) {
  const cookie = headers.get('cookie');
  if (!cookie?.includes(SESSION_COOKIE)) return null;
  const { secret, authCookies } = await auth.$context;
  const token = readSignedCookie(cookie, authCookies.sessionToken.name, secret);
  const found = token === null ? null : await auth.findSession(token);
  return found && isDue(found.session.expiresAt) ? auth.api.getSession({ headers }) : found;
}

/** Whether Better Auth would change the session: prolong it, or end it because its time is over. */
function isDue(expiresAt: Date): boolean {
  return expiresAt.getTime() <= Date.now() + (SESSION_SECONDS - PROLONGED_EVERY) * 1_000;
}

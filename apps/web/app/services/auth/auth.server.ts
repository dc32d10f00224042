import { betterAuth, type BetterAuthOptions } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { newId } from '../id.ts';
import * as schema from '../db/schema.ts';
import type { Db } from '../db/db.server.ts';
import { maskValues } from '../log/describe-error.ts';
import type { Log } from '../log/log.server.ts';
import {
  dropProviderTokens,
  endUnprovenAccess,
  forgetResetLinks,
  trustMailbox,
} from './account-hooks.server.ts';

export type Role = (typeof schema.userRole.enumValues)[number];

export interface SignedInUser {
  id: string;
  name: string;
  email: string;
  image: string | null;
  phone: string | null;
  role: Role;
  sessionId: string;
  /** When this session was opened, that is, when the person last proved who they are. */
  signedInAt: Date;
}

export interface AuthOptions {
  db: Db;
  log: Log;
  secret: string;
  baseUrl: string;
  sendResetLink(to: { email: string; name: string; url: string }): Promise<void>;
}

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** What Better Auth is told, for passwords and for Google alike. */
export function authOptions({ db, log, secret, baseUrl, sendResetLink }: AuthOptions) {
  return {
    appName: 'Setapak',
    baseURL: baseUrl,
    secret,
    database: drizzleAdapter(db, { provider: 'pg', schema }),
    advanced: {
      database: { generateId: () => newId() },
      cookiePrefix: 'setapak',
      useSecureCookies: baseUrl.startsWith('https://'),
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true },
      // We keep no addresses: rate limits hold their own, and they lapse.
      ipAddress: { disableIpTracking: true },
    },
    session: { expiresIn: 30 * DAY, updateAge: DAY },
    // Whoever reads the database must not be able to use the links that are under way.
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: 6,
      maxPasswordLength: 128,
      resetPasswordTokenExpiresIn: HOUR / 2,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) =>
        sendResetLink({
          email: user.email,
          name: user.name,
          url: `${baseUrl}/reset-password?token=${token}`,
        }),
      async onPasswordReset({ user }) {
        await trustMailbox(db, user.id);
        await forgetResetLinks(db, user.id);
      },
    },
    account: {
      // Safe because of endUnprovenAccess: nobody keeps a way into an account whose address they never proved.
      accountLinking: { requireLocalEmailVerified: false },
    },
    databaseHooks: {
      account: {
        create: {
          async before(account) {
            if (account.providerId !== 'credential') await endUnprovenAccess(db, account.userId);
            return { data: dropProviderTokens(account) };
          },
        },
        update: { before: (account) => Promise.resolve({ data: dropProviderTokens(account) }) },
      },
    },
    user: {
      additionalFields: {
        phone: { type: 'string', required: false },
        role: { type: [...schema.userRole.enumValues], required: false, defaultValue: 'user', input: false },
      },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      log: (level, message, ...details) =>
        log[level](
          { err: details.find((detail) => detail instanceof Error) },
          `sign-in: ${maskValues(message)}`,
        ),
    },
  } satisfies BetterAuthOptions;
}

/**
 * Better Auth on our tables. Its HTTP routes are not mounted: our actions call it after their own checks of origin and
 * rate, so nothing of it can be reached that we did not mean to offer.
 */
export function createAuth(options: AuthOptions) {
  return betterAuth(authOptions(options));
}

export type Auth = ReturnType<typeof createAuth>;

/** The person whose session cookie this request carries, or null. */
export async function readSession(auth: Auth, headers: Headers): Promise<SignedInUser | null> {
  if (!headers.get('cookie')?.includes('setapak.session_token')) return null;
  const found = await auth.api.getSession({ headers });
  if (!found) return null;
  const { id, name, email, image, phone, role } = found.user;
  return {
    id,
    name,
    email,
    image: image ?? null,
    phone: phone ?? null,
    role: role as Role,
    sessionId: found.session.id,
    signedInAt: found.session.createdAt,
  };
}

import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { newId } from '../id.ts';
import * as schema from '../db/schema.ts';
import type { Db } from '../db/db.server.ts';

export type Role = (typeof schema.userRole.enumValues)[number];

export interface SignedInUser {
  id: string;
  name: string;
  email: string;
  image: string | null;
  phone: string | null;
  role: Role;
  sessionId: string;
}

export interface AuthOptions {
  db: Db;
  secret: string;
  baseUrl: string;
  sendResetLink(to: { email: string; name: string; url: string }): Promise<void>;
}

const HOUR = 3_600;
const DAY = 24 * HOUR;

/**
 * Better Auth on our tables. Its HTTP routes are not mounted: our actions call it after their own checks of origin and
 * rate, so nothing of it can be reached that we did not mean to offer.
 */
export function createAuth({ db, secret, baseUrl, sendResetLink }: AuthOptions) {
  return betterAuth({
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
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: 6,
      maxPasswordLength: 128,
      resetPasswordTokenExpiresIn: HOUR / 2,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, url }) => sendResetLink({ email: user.email, name: user.name, url }),
    },
    user: {
      additionalFields: {
        phone: { type: 'string', required: false },
        role: { type: [...schema.userRole.enumValues], required: false, defaultValue: 'user', input: false },
      },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
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
  };
}

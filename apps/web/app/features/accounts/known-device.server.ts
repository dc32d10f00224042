import { createHash, randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { SignedInUser } from '~/services/auth/auth.server.ts';
import { knownDevice } from '~/services/db/sign-in-schema.ts';
import type { Services } from '~/services/services.server.ts';
import { deviceName } from './device-name.ts';
import { notify } from './notify.server.ts';

const NAME = 'setapak.device';
/** The longest that browsers keep a cookie: 400 days. */
const MAX_AGE = 400 * 24 * 3600;

interface RememberDevice {
  services: Pick<Services, 'db' | 'jobs' | 'baseUrl'>;
  user: Pick<SignedInUser, 'id' | 'name' | 'email'>;
  /** Of the request that signed somebody in. */
  request: Headers;
  /** Of its answer; the browser's own name is added to them. */
  headers: Headers;
}

/** Knows this browser from now on as one that its owner uses; the owner gets a mail when it is a new one. */
export async function rememberDevice({ services, user, request, headers }: RememberDevice): Promise<void> {
  const { db, baseUrl } = services;
  const kept = deviceOf(request);
  const value = kept ?? randomBytes(32).toString('base64url');
  await db.transaction(async (tx) => {
    const [{ others } = { others: 0 }] = await tx
      .select({ others: sql<number>`count(*)::int` })
      .from(knownDevice)
      .where(eq(knownDevice.userId, user.id));
    const [made] = await tx
      .insert(knownDevice)
      .values({ userId: user.id, deviceHash: hashOf(value) })
      .onConflictDoUpdate({
        target: [knownDevice.userId, knownDevice.deviceHash],
        set: { seenAt: new Date() },
      })
      .returning({ isNew: sql<boolean>`(xmax = 0)` });
    if (made?.isNew && others > 0)
      await notify({
        services,
        db: tx,
        user,
        kind: 'new-device',
        about: deviceName(request.get('user-agent')),
      });
  });
  const [prefix, secure] = baseUrl.startsWith('https://') ? ['__Host-', '; Secure'] : ['', ''];
  headers.append(
    'Set-Cookie',
    `${prefix}${NAME}=${value}; Path=/; Max-Age=${MAX_AGE}; SameSite=Lax; HttpOnly${secure}`,
  );
}

/** The hash by which a request's browser is known, if it has signed in with any account. */
export function deviceHashOf(headers: Headers): string | undefined {
  const value = deviceOf(headers);
  return value && hashOf(value);
}

function deviceOf(headers: Headers): string | undefined {
  return /(?:^|;\s*)(?:__Host-)?setapak\.device=([\w-]{43})(?:;|$)/.exec(headers.get('cookie') ?? '')?.[1];
}

function hashOf(value: string): string {
  return createHash('sha256').update(value).digest('base64url');
}

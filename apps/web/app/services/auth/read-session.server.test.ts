import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { session, user } from '../db/schema.ts';
import { describeOnDatabases } from '../db/testing.ts';
import { createEvents, type Events } from '../events/events.server.ts';
import { newId } from '../id.ts';
import { createAuth, readAnySession, readSession, type Auth } from './auth.server.ts';
import { endAccess } from './end-access.server.ts';
import { cheapPasswords } from './testing-passwords.ts';

const log = pino({ level: 'silent' });
const DAY_MS = 86_400_000;

describeOnDatabases('reading a session', (getDatabase) => {
  let auth: Auth;
  let events: Events;
  beforeAll(async () => {
    events = await createEvents({ database: getDatabase(), log });
    auth = createAuth({
      db: getDatabase().db,
      log,
      events,
      secret: 'a secret of at least thirty-two letters',
      baseUrl: 'http://localhost:3000',
      passwords: cheapPasswords,
      sendResetLink: () => Promise.resolve(),
      tellOfReset: () => Promise.resolve(),
    });
  });
  afterAll(() => events.stop());

  /** Somebody new with an open session. */
  async function signedIn() {
    const made = await auth.api.signUpEmail({
      body: { name: 'Rani Kusuma', email: `${newId()}@setapak.example`, password: 'Setapak1' },
      returnHeaders: true,
    });
    const [cookie = ''] = made.headers.getSetCookie()[0]?.split(';') ?? [];
    return { id: made.response.user.id, headers: new Headers({ cookie }) };
  }

  const sessionsOf = (userId: string) =>
    getDatabase().db.select().from(session).where(eq(session.userId, userId));
  const expireAt = (userId: string, expiresAt: Date) =>
    getDatabase().db.update(session).set({ expiresAt }).where(eq(session.userId, userId));

  test('a session that was opened while its account was suspended is open to nobody', async () => {
    const { id, headers } = await signedIn();
    await getDatabase().db.update(user).set({ suspendedAt: new Date() }).where(eq(user.id, id));
    expect(await readAnySession(auth, headers)).toBeNull();
  });

  test('says of person and session what Better Auth says of them', async () => {
    const { id, headers } = await signedIn();
    const change = {
      claimedEmail: 'rani@example.com',
      phone: '+628123',
      role: 'mentor',
      image: '/i',
    } as const;
    await getDatabase().db.update(user).set(change).where(eq(user.id, id));
    const whole = await auth.api.getSession({ headers });
    expect(await readSession(auth, headers)).toEqual({
      id,
      name: 'Rani Kusuma',
      email: 'rani@example.com',
      image: '/i',
      phone: '+628123',
      role: 'mentor',
      emailVerified: false,
      isClaim: true,
      twoFactorEnabled: false,
      sessionId: whole?.session.id,
      signedInAt: whole?.session.createdAt,
      provedAt: whole?.session.createdAt,
      secondFactorAt: null,
    });
  });

  test('a second factor that is owed makes it an unfinished one', async () => {
    const { id, headers } = await signedIn();
    await getDatabase().db.update(user).set({ twoFactorEnabled: true }).where(eq(user.id, id));
    expect(await readSession(auth, headers)).toBeNull();
    expect(await readAnySession(auth, headers)).toMatchObject({ id, twoFactorEnabled: true });
  });

  test('is refused at once when it was ended, or a letter of its cookie is another', async () => {
    const { id, headers } = await signedIn();
    const forged = (headers.get('cookie') ?? '').replace(/=./, (start) => (start === '=a' ? '=b' : '=a'));
    expect(await readSession(auth, new Headers({ cookie: forged }))).toBeNull();
    expect(await readSession(auth, headers)).not.toBeNull();
    await endAccess({ db: getDatabase().db, events, userId: id });
    expect(await readSession(auth, headers)).toBeNull();
  });

  test('one whose time is over opens nothing and goes', async () => {
    const { id, headers } = await signedIn();
    await expireAt(id, new Date(Date.now() - 1_000));
    expect(await readSession(auth, headers)).toBeNull();
    expect(await sessionsOf(id)).toEqual([]);
  });

  test('is prolonged once a day has passed since that was last done', async () => {
    const { id, headers } = await signedIn();
    const [fresh] = await sessionsOf(id);
    expect(await readSession(auth, headers)).toMatchObject({ id });
    expect(await sessionsOf(id)).toEqual([fresh]);
    const dayOld = new Date(Date.now() + 29 * DAY_MS - 1_000);
    await expireAt(id, dayOld);
    expect(await readSession(auth, headers)).toMatchObject({ id });
    expect((await sessionsOf(id))[0]?.expiresAt.getTime()).toBeGreaterThan(dayOld.getTime() + DAY_MS / 2);
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuth, readSession, type Auth } from '../../services/auth/auth.server.ts';
import { cheapPasswords } from '../../services/auth/testing-passwords.ts';
import { account, profile, session, user, verification } from '../../services/db/schema.ts';
import { describeOnDatabases } from '../../services/db/testing.ts';
import { newId } from '../../services/id.ts';
import { createEvents, type Events } from '../../services/events/events.server.ts';
import { createLinks } from '../../services/links/links.server.ts';
import { createJobs, type Jobs } from '../../services/jobs/jobs.server.ts';
import { createLimits } from '../../services/limits/limits.server.ts';
import { createPuzzles } from '../../services/puzzles/puzzles.server.ts';
import { ONE_PAGE_PDF } from '../../services/reading/testing.ts';
import { testPools } from '../../services/testing-pools.ts';
import { createStorage, type Storage } from '../../services/storage/storage.server.ts';
import { accountsData } from './account-data.server.ts';
import { changePassword } from './change-password.server.ts';
import { lockAdmins } from '~/services/auth/lock-admins.server.ts';
import { deleteAccount } from './delete-account.server.ts';
import { removeFiles } from '~/services/storage/remove-files.server.ts';
import { isResetLinkOpen } from './is-reset-link-open.server.ts';
import { resetPassword } from './reset-password.server.ts';
import { endDevice } from './devices.server.ts';
import { runRemovals } from '~/services/storage/testing-removals.ts';
import { saveAvatar } from './save-avatar.server.ts';
import { saveProfileCv } from './save-profile-cv.server.ts';
import { signIn } from './sign-in.server.ts';
import { sendResetLink } from './send-reset-link.server.ts';

const SECRET = 'a secret of at least thirty-two letters';
const log = pino({ level: 'silent' });
const accountData = [accountsData];
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** What a browser sends after an answer that opened a session. */
const cookieOf = (answer: Headers): Headers =>
  new Headers({ cookie: answer.getSetCookie()[0]?.split(';')[0] ?? '' });

describeOnDatabases('accounts', (getDatabase) => {
  let auth: Auth;
  let jobs: Jobs;
  let events: Events;
  let storage: Storage;
  const { reading, images } = testPools;
  let dataDir: string;
  const links: string[] = [];
  let hashed = 0;
  /** What happens once while a password is compared: that takes a tenth of a second outside of tests. */
  let meanwhile: (() => Promise<void>) | undefined;

  beforeAll(async () => {
    const database = getDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'setapak-accounts-'));
    jobs = await createJobs({ database, log });
    events = await createEvents({ database, log });
    storage = createStorage({ dataDir });
    auth = createAuth({
      log: pino({ level: 'silent' }),
      db: database.db,
      secret: SECRET,
      baseUrl: 'http://localhost:3000',
      passwords: {
        hash(password) {
          hashed += 1;
          return cheapPasswords.hash(password);
        },
        async verify(data) {
          hashed += 1;
          const isRight = await cheapPasswords.verify(data);
          const act = meanwhile;
          meanwhile = undefined;
          await act?.();
          return isRight;
        },
      },
      events,
      sendResetLink: ({ url }) => Promise.resolve(void links.push(url)),
      tellOfReset: ({ id }) =>
        jobs.enqueue(database.db, 'tell-owner', { userId: id, kind: 'password-changed' }),
    });
  });
  afterAll(async () => {
    await Promise.all([jobs.stop(), events.stop()]);
    await rm(dataDir, { recursive: true, force: true });
  });

  const services = () => ({
    db: getDatabase().db,
    limits: createLimits(getDatabase()),
    auth,
    events,
    jobs,
    links: createLinks(SECRET),
    log,
    reading,
    puzzles: createPuzzles({ secret: SECRET, limits: createLimits(getDatabase()) }),
    baseUrl: 'http://localhost:3000',
    images,
    storage,
  });

  /** Somebody new with a password and a session. */
  async function newcomer() {
    const email = `${newId()}@setapak.example`;
    const made = await auth.api.signUpEmail({
      body: { name: 'Rani Kusuma', email, password: 'Setapak1' },
      returnHeaders: true,
    });
    const [cookie = ''] = made.headers.getSetCookie()[0]?.split(';') ?? [];
    const headers = new Headers({ cookie });
    const signedIn = await readSession(auth, headers);
    if (!signedIn) throw new Error('the newcomer is not signed in');
    return { id: signedIn.id, email, headers, signedIn };
  }

  async function freshLink(email: string): Promise<string> {
    await sendResetLink({ auth }, email);
    return new URL(links.at(-1) ?? '').searchParams.get('token') ?? '';
  }

  const reset = (token: string, password: string) =>
    resetPassword({ services: services(), clientIp: newId(), token, password });

  test('a link works once, even for ten requests at the same moment', async () => {
    const { email } = await newcomer();
    const token = await freshLink(email);
    const tries = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => reset(token, `Balapan${n}`)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(reset(token, 'Sekali3')).rejects.toMatchObject({ code: 'link_used' });
  });

  test('of ten links of one person, used at the same moment, one sets the password', async () => {
    const { email } = await newcomer();
    const tokens: string[] = [];
    for (let n = 0; n < 10; n += 1) tokens.push(await freshLink(email));
    const tries = await Promise.allSettled(tokens.map((token, n) => reset(token, `Balapan${n}`)));
    const [set, ...others] = tries.flatMap(({ status }, n) => (status === 'fulfilled' ? [n] : []));
    expect(others).toEqual([]);
    await auth.api.signInEmail({ body: { email, password: `Balapan${set}` } });
  });

  test('reset link: open until it is used, runs out or was never sent', async () => {
    const { email } = await newcomer();
    const token = await freshLink(email);
    const isOpen = (now = new Date()) => isResetLinkOpen({ services: services(), token, now });
    expect(await isOpen()).toBe(true);
    expect(await isOpen(new Date(Date.now() + 86_400_000))).toBe(false);
    await reset(token, 'Setapak2');
    expect(await isOpen()).toBe(false);
    expect(await isResetLinkOpen({ services: services(), token: 'invented' })).toBe(false);
  });

  test('a reset ends every session and every other link, and proves the mailbox', async () => {
    const { id, email, headers } = await newcomer();
    const [first, second] = [await freshLink(email), await freshLink(email)];
    await reset(second, 'Setapak2');
    expect(await readSession(auth, headers)).toBeNull();
    await expect(reset(first, 'Setapak3')).rejects.toMatchObject({ code: 'link_used' });
    const [row] = await getDatabase().db.select().from(user).where(eq(user.id, id));
    expect(row?.emailVerified).toBe(true);
  });

  test('links lapse after 30 minutes and are not readable in the database', async () => {
    const { id, email } = await newcomer();
    const token = await freshLink(email);
    const { db } = getDatabase();
    const [row] = await db
      .select()
      .from(verification)
      .where(eq(verification.value, id))
      .orderBy(desc(verification.createdAt));
    expect(row?.identifier).not.toContain(token);
    expect(Math.round((row!.expiresAt.getTime() - Date.now()) / 60_000)).toBe(30);
    await db
      .update(verification)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(verification.value, id));
    await expect(reset(token, 'Setapak4')).rejects.toMatchObject({ code: 'link_used' });
  });

  test('signing in hashes as often for an address that is unknown: it takes no longer', async () => {
    const { email } = await newcomer();
    const hashesOf = async (address: string) => {
      const before = hashed;
      const form = { email: address, password: 'Salah123' };
      await signIn({ services: services(), clientIp: newId(), headers: new Headers(), ...form }).catch(
        () => undefined,
      );
      return hashed - before;
    };
    const known = await hashesOf(email);
    expect(known).toBeGreaterThan(0);
    expect(await hashesOf(`${newId()}@setapak.example`)).toBe(known);
  });

  test('an unknown address gets no link and no error', async () => {
    const before = links.length;
    await sendResetLink({ auth }, 'tidak-ada@setapak.example');
    expect(links).toHaveLength(before);
  });

  test('password change: requires the old one, ends all other sessions and replaces this one', async () => {
    const { email, headers, signedIn } = await newcomer();
    const other = await auth.api.signInEmail({ body: { email, password: 'Setapak1' }, returnHeaders: true });
    const otherHeaders = cookieOf(other.headers);
    const change = (currentPassword: string) =>
      changePassword({
        services: services(),
        user: signedIn,
        headers,
        currentPassword,
        newPassword: 'Setapak2',
      });

    await expect(change('Salah123')).rejects.toMatchObject({ code: 'wrong_password' });
    const changed = await change('Setapak1');
    expect(await readSession(auth, headers)).toBeNull();
    expect(await readSession(auth, otherHeaders)).toBeNull();
    const fresh = cookieOf(changed);
    expect((await readSession(auth, fresh))?.email).toBe(email);
  });

  test('password change: several at once, of one person on several devices, leave one of them signed in', async () => {
    const { email, signedIn } = await newcomer();
    const browsers = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const opened = await auth.api.signInEmail({
          body: { email, password: 'Setapak1' },
          returnHeaders: true,
        });
        return cookieOf(opened.headers);
      }),
    );
    const changes = await Promise.allSettled(
      browsers.map((headers) =>
        changePassword({
          services: services(),
          user: signedIn,
          headers,
          currentPassword: 'Setapak1',
          newPassword: 'Setapak1',
        }),
      ),
    );
    const refused = changes.flatMap((change) => (change.status === 'rejected' ? [change.reason] : []));
    for (const error of refused)
      expect(error).toMatchObject({ code: expect.stringMatching(/conflict|wrong/) });
    const made = changes.flatMap((change) => (change.status === 'fulfilled' ? [cookieOf(change.value)] : []));
    const open = await Promise.all(made.map((headers) => readSession(auth, headers)));
    expect(open.filter((own) => own !== null)).toHaveLength(1);
  });

  test('reset: what the password before opens or changes at the same moment does not outlive it', async () => {
    const { db } = getDatabase();
    const openOf = (userId: string) => db.$count(session, eq(session.userId, userId));
    const opens = (email: string, password: string) =>
      signIn({ services: services(), clientIp: newId(), headers: new Headers(), email, password });
    const { id, email, headers, signedIn } = await newcomer();
    const resetTo = (password: string) => async () => reset(await freshLink(email), password);
    meanwhile = resetTo('Setapak2');
    await expect(opens(email, 'Setapak1')).rejects.toMatchObject({ code: 'wrong_credentials' });
    expect(await openOf(id)).toBe(0);
    await opens(email, 'Setapak2');
    expect(await openOf(id)).toBe(1);

    const opened = await auth.api.signInEmail({ body: { email, password: 'Setapak2' }, returnHeaders: true });
    const change = { services: services(), user: signedIn, headers: cookieOf(opened.headers) };
    meanwhile = resetTo('Setapak3');
    await expect(
      changePassword({ ...change, currentPassword: 'Setapak2', newPassword: 'Setapak4' }),
    ).rejects.toMatchObject({ code: 'conflict' });
    expect([await openOf(id), await readSession(auth, headers)]).toEqual([0, null]);
    await expect(opens(email, 'Setapak4')).rejects.toMatchObject({ code: 'wrong_credentials' });
    await opens(email, 'Setapak3');
  });

  test('reset and change of a password at once, whichever is later: after a reset only its password opens', async () => {
    const { db } = getDatabase();
    const race = async () => {
      const { id, email, headers, signedIn } = await newcomer();
      const token = await freshLink(email);
      const [byLink] = await Promise.allSettled([
        reset(token, 'Setapak2'),
        changePassword({
          services: services(),
          user: signedIn,
          headers,
          currentPassword: 'Setapak1',
          newPassword: 'Setapak3',
        }),
      ]);
      const isReset = byLink.status === 'fulfilled';
      if (isReset) expect(await db.$count(session, eq(session.userId, id))).toBe(0);
      await auth.api.signInEmail({ body: { email, password: isReset ? 'Setapak2' : 'Setapak3' } });
    };
    await Promise.all(Array.from({ length: 8 }, race));
  });

  test('changing the password ends reset links that were sent before', async () => {
    const { email, headers, signedIn } = await newcomer();
    const token = await freshLink(email);
    const passwords = { currentPassword: 'Setapak1', newPassword: 'Setapak2' };
    await changePassword({ services: services(), user: signedIn, headers, ...passwords });
    await expect(reset(token, 'Setapak3')).rejects.toMatchObject({ code: 'link_used' });
  });

  test('guessing the old password is limited', async () => {
    const { headers, signedIn } = await newcomer();
    const guess = () =>
      changePassword({
        services: services(),
        user: signedIn,
        headers,
        currentPassword: 'Salah1',
        newPassword: 'Setapak2',
      });
    for (let n = 0; n < 8; n += 1) await expect(guess()).rejects.toMatchObject({ code: 'wrong_password' });
    await expect(guess()).rejects.toMatchObject({ code: 'too_many' });
  });

  test('photo: its type is detected from its bytes; pages, drawings and broken pictures are refused', async () => {
    const { id } = await newcomer();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const bad = [
      Buffer.from(svg),
      Buffer.from(`<?xml version="1.0"?>${svg}`),
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      Buffer.from('GIF89a<script>alert(1)</script>'),
      Buffer.concat([PNG.subarray(0, 40), Buffer.alloc(20)]),
      Buffer.concat([PNG.subarray(0, 8), Buffer.from(svg)]),
      Buffer.alloc(0),
      Buffer.alloc(5 * 2 ** 20 + 1, PNG),
    ];
    for (const bytes of bad)
      await expect(saveAvatar({ services: services(), userId: id, bytes })).rejects.toMatchObject({
        code: 'bad_image',
      });
    const [row] = await getDatabase().db.select({ image: user.image }).from(user).where(eq(user.id, id));
    expect(row?.image).toBeNull();
  });

  test('a new photo takes the place of the one before, whose file goes', async () => {
    const { id } = await newcomer();
    const keyNow = async () => {
      await saveAvatar({ services: services(), userId: id, bytes: PNG });
      const [row] = await getDatabase().db.select().from(profile).where(eq(profile.userId, id));
      return row?.avatarKey ?? '';
    };
    const [first, second] = [await keyNow(), await keyNow()];
    await runRemovals({ db: getDatabase().db, storage });
    expect([await storage.exists(first), await storage.exists(second)]).toEqual([false, true]);
  });

  test('a device is signed out by its owner alone', async () => {
    const [own, other] = [await newcomer(), await newcomer()];
    const id = own.signedIn.sessionId;
    const isThere = () => getDatabase().db.$count(session, eq(session.id, id));
    await endDevice({ services: services(), user: other.signedIn, id });
    expect(await isThere()).toBe(1);
    await endDevice({ services: services(), user: own.signedIn, id });
    expect(await isThere()).toBe(0);
  });

  test('a good photo becomes a WebP of ours', async () => {
    const { id } = await newcomer();
    await saveAvatar({ services: services(), userId: id, bytes: PNG });
    const [row] = await getDatabase().db.select().from(profile).where(eq(profile.userId, id));
    const bytes = await storage.getBytes(row?.avatarKey ?? '');
    expect(Buffer.from(bytes).subarray(8, 12).toString()).toBe('WEBP');
  });

  test('profile CV: only a PDF that opens is kept', async () => {
    const { id } = await newcomer();
    const save = (bytes: Buffer) =>
      saveProfileCv({ services: services(), userId: id, fileName: '../CV\u202Efdp.pdf', bytes });
    const nineBytes = Buffer.from('%PDF-1.4\n');
    for (const bytes of [PNG, Buffer.from('<html>%PDF-1.4</html>'), nineBytes])
      await expect(save(bytes)).rejects.toMatchObject({ code: 'bad_pdf' });
    const padded = (size: number) =>
      Buffer.concat([ONE_PAGE_PDF, Buffer.alloc(size - ONE_PAGE_PDF.length, '\n')]);
    await expect(save(padded(10_485_761))).rejects.toMatchObject({ code: 'pdf_too_large' });
    await save(padded(10_485_760));
    const [row] = await getDatabase().db.select().from(profile).where(eq(profile.userId, id));
    expect(row?.cvName).toBe('CVfdp.pdf');
  });

  test('account deletion: requires the password and removes everything', async () => {
    const { id, headers, signedIn } = await newcomer();
    const { db } = getDatabase();
    await saveProfileCv({
      services: services(),
      userId: id,
      fileName: 'cv.pdf',
      bytes: ONE_PAGE_PDF,
    });
    const [before] = await db.select().from(profile).where(eq(profile.userId, id));
    const remove = (password: string) =>
      deleteAccount({ services: services(), user: signedIn, headers, password, accountData });
    await expect(remove('Salah123')).rejects.toMatchObject({ code: 'wrong_password' });
    await remove('Setapak1');
    for (const table of [profile, session, account])
      expect(await db.select().from(table).where(eq(table.userId, id))).toEqual([]);
    expect(await db.select().from(user).where(eq(user.id, id))).toEqual([]);

    const key = before?.cvKey ?? '';
    const removed = Promise.withResolvers<void>();
    await jobs.work({
      async 'remove-files'({ keys }) {
        await removeFiles({ storage }, keys);
        if (keys.includes(key)) removed.resolve();
      },
    });
    await removed.promise;
    expect(await storage.exists(key)).toBe(false);
  });

  test('account deletion: the only admin stays until another account has the role', async () => {
    const { db } = getDatabase();
    const { id, headers, signedIn } = await newcomer();
    await db.update(user).set({ role: 'user' }).where(eq(user.role, 'admin'));
    await db.update(user).set({ role: 'admin' }).where(eq(user.id, id));
    const remove = (of: { headers: Headers; signedIn: typeof signedIn }) =>
      deleteAccount({
        services: services(),
        user: of.signedIn,
        headers: of.headers,
        password: 'Setapak1',
        accountData,
      });
    await expect(remove({ headers, signedIn })).rejects.toMatchObject({ code: 'only_admin' });
    const second = await newcomer();
    await db.update(user).set({ role: 'admin' }).where(eq(user.id, second.id));
    await Promise.allSettled([remove({ headers, signedIn }), remove(second)]);
    expect(await db.$count(user, eq(user.role, 'admin'))).toBe(1);
    await db.update(user).set({ role: 'user' }).where(eq(user.role, 'admin'));
  });

  test('account deletion: who is no admin waits for no change among the admins', async () => {
    const { db, kind } = getDatabase();
    // PGlite has one connection: there everybody waits for everybody.
    if (kind === 'pglite') return;
    const admin = await newcomer();
    await db.update(user).set({ role: 'admin' }).where(eq(user.id, admin.id));
    const { id, headers, signedIn } = await newcomer();
    await db.transaction(async (tx) => {
      await lockAdmins(tx);
      const own = { services: services(), user: signedIn, headers, password: 'Setapak1', accountData };
      await deleteAccount(own);
    });
    expect(await db.$count(user, eq(user.id, id))).toBe(0);
    await db.update(user).set({ role: 'user' }).where(eq(user.role, 'admin'));
  });

  test('account deletion: without a password a recent sign-in is required', async () => {
    const { id, headers, signedIn } = await newcomer();
    // What is left of an account whose password was taken away: it could never be given.
    await getDatabase().db.update(account).set({ password: null }).where(eq(account.userId, id));
    const old = { ...signedIn, provedAt: new Date(Date.now() - 11 * 60_000) };
    const remove = (own: typeof signedIn) =>
      deleteAccount({ services: services(), user: own, headers, password: '', accountData });
    await expect(remove(old)).rejects.toMatchObject({ code: 'sign_in_again' });
    await remove(signedIn);
  });
});

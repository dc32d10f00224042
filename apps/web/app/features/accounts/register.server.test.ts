import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { user } from '~/services/db/schema.ts';
import { describeOnDatabases } from '~/services/db/testing.ts';
import { newId } from '~/services/id.ts';
import { mailsUnderWay } from '~/services/jobs/testing.ts';
import { takeMany } from '~/services/limits/testing.ts';
import { sendRegistrationMail, sendVerification } from './send-verification.server.ts';
import { signIn } from './sign-in.server.ts';
import { accountsOn, newBrowser, PASSWORD, registerIn, solve, whoIs } from './testing.ts';
import { verifyEmail } from './verify-email.server.ts';
import { verifyToken } from './verify-link.server.ts';

describeOnDatabases('registering and verifying', (getDatabase) => {
  let on: Awaited<ReturnType<typeof accountsOn>>;
  beforeAll(async () => {
    on = await accountsOn(getDatabase());
  });
  afterAll(() => on.stop());

  const newAddress = () => `${newId()}@setapak.example`;

  /** The token in the newest mail to an address. */
  async function linkTo(email: string): Promise<string> {
    const mails = await mailsUnderWay(getDatabase(), email);
    const link = /\/verify-email\?token=([\w.-]+)/.exec(JSON.stringify(mails.at(-1)) ?? '')?.[1];
    if (!link) throw new Error('no link was mailed');
    return link;
  }

  async function open(email: string, password: string) {
    const browser = newBrowser();
    const { clientIp, headers } = browser;
    const opened = await signIn({ services: on.services, clientIp, headers, email, password });
    browser.take(opened.headers);
    return whoIs(on.services, browser);
  }

  test('a newcomer is signed in and gets a link; following it in the session verifies the address', async () => {
    const { services } = on;
    const email = newAddress();
    const own = await registerIn(services, newBrowser(), { email });
    expect(own).toMatchObject({ email, emailVerified: false });
    await sendRegistrationMail(services, own.id);
    await verifyEmail({ services, user: own, token: await linkTo(email) });
    expect(await open(email, PASSWORD)).toMatchObject({ id: own.id, emailVerified: true });
  });

  test('a known address is answered alike: a session, its own empty account, and only the mail differs', async () => {
    const { services } = on;
    const email = newAddress();
    const owner = await registerIn(services, newBrowser(), { email });
    await services.db.update(user).set({ emailVerified: true }).where(eq(user.id, owner.id));
    const other = await registerIn(services, newBrowser(), {
      email,
      password: 'Tebakan1',
      name: 'Orang Lain',
    });

    expect(other.id).not.toBe(owner.id);
    expect(other).toMatchObject({ email, emailVerified: false });
    expect(await open(email, PASSWORD)).toMatchObject({ id: owner.id, name: 'Rani Kusuma' });
    expect(await open(email, 'Tebakan1')).toMatchObject({ id: other.id, emailVerified: false });

    await sendRegistrationMail(services, other.id);
    await sendVerification(services, other.id);
    const mails = await mailsUnderWay(getDatabase(), email);
    const templates = mails.map(({ template }) => template);
    expect(templates).toEqual(['account-notice', 'already-registered', 'already-registered']);
    expect(JSON.stringify(mails)).not.toContain('Orang Lain');
  });

  test('registration: an account is written once, whether its address is free or taken, so that no time shows which', async () => {
    const { query } = getDatabase();
    const email = newAddress();
    await query(`CREATE FUNCTION written_once() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE 'an account was written twice'; END $$`);
    await query(
      `CREATE TRIGGER written_once BEFORE UPDATE ON "user" FOR EACH ROW EXECUTE FUNCTION written_once()`,
    );
    try {
      await registerIn(on.services, newBrowser(), { email });
      await registerIn(on.services, newBrowser(), { email });
    } finally {
      await query('DROP FUNCTION written_once CASCADE');
    }
  });

  test('registration: a database that takes no more rows is away for a moment', async () => {
    const { query } = getDatabase();
    await query(`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE 'could not extend file' USING ERRCODE = '53100'; END $$`);
    await query(`CREATE TRIGGER full_disk BEFORE INSERT ON "user" FOR EACH ROW EXECUTE FUNCTION full_disk()`);
    try {
      const trying = registerIn(on.services, newBrowser(), { email: newAddress() });
      await expect(trying).rejects.toMatchObject({ code: 'unavailable', status: 503 });
    } finally {
      await query('DROP FUNCTION full_disk CASCADE');
    }
  });

  test('sign-in by a claimed address: opens the newest account that claims it', async () => {
    const { services } = on;
    const email = newAddress();
    const claim = (password: string) => registerIn(services, newBrowser(), { email, password });
    await claim(PASSWORD);
    await claim('Tebakan1');
    const newest = await claim('Tebakan2');
    expect(await open(email, 'Tebakan2')).toMatchObject({ id: newest.id });
    await expect(open(email, 'Tebakan1')).rejects.toMatchObject({ code: 'wrong_credentials' });
  });

  test('registration: a proof of the address takes it from an unproven account', async () => {
    const { services } = on;
    const email = newAddress();
    const first = await registerIn(services, newBrowser(), { email, password: 'Duluan12x' });
    const owner = await registerIn(services, newBrowser(), { email });
    await sendRegistrationMail(services, owner.id);
    const token = await linkTo(email);
    await expect(verifyEmail({ services, user: first, token })).rejects.toMatchObject({
      code: 'verify_link_over',
    });
    await verifyEmail({ services, user: owner, token });
    expect(await open(email, PASSWORD)).toMatchObject({ id: owner.id, email, emailVerified: true });
    expect(await open(email, 'Duluan12x')).toMatchObject({ id: first.id, email, emailVerified: false });
    // The first one's link is of no use any more.
    await sendVerification(services, first.id);
    expect((await mailsUnderWay(getDatabase(), email)).at(-1)).toMatchObject({
      template: 'already-registered',
    });
  });

  test('registration: of ten at once with one address each gets an account, one the address', async () => {
    const { services } = on;
    const email = newAddress();
    const made = await Promise.all(
      Array.from({ length: 10 }, () => registerIn(services, newBrowser(), { email })),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(10);
    expect(await services.db.$count(user, eq(user.email, email))).toBe(1);
    expect(await services.db.$count(user, eq(user.claimedEmail, email))).toBe(9);
  });

  test('registration: of ten that prove one address at once one has it, and the links of the others are over', async () => {
    const { services } = on;
    const race = async () => {
      const email = newAddress();
      const made = await Promise.all(
        Array.from({ length: 10 }, () => registerIn(services, newBrowser(), { email })),
      );
      const tries = await Promise.allSettled(
        made.map((one) => {
          const token = verifyToken(services.links, { userId: one.id, email });
          return verifyEmail({ services, user: one, token });
        }),
      );
      const refused = tries.filter((tried) => tried.status === 'rejected');
      expect(refused).toHaveLength(9);
      for (const { reason } of refused) expect(reason).toMatchObject({ code: 'verify_link_over' });
      expect(await services.db.$count(user, eq(user.email, email))).toBe(1);
    };
    for (let round = 0; round < 3; round += 1) await race();
  });

  test('a link of another account, a bent one and a late one verify nothing', async () => {
    const { services } = on;
    const [one, other] = [await registerIn(services, newBrowser()), await registerIn(services, newBrowser())];
    await sendRegistrationMail(services, one.id);
    const token = await linkTo(one.email);
    for (const [person, bent] of [
      [other, token],
      [one, `${token}x`],
      [one, token.replace(/\.[a-z0-9]+\./, '.zzzzzzzzz.')],
      [one, ''],
    ] as const)
      await expect(verifyEmail({ services, user: person, token: bent })).rejects.toMatchObject({
        code: 'verify_link_over',
      });
  });

  test('mails: limited for an address that is registered over and over', async () => {
    const { services } = on;
    const email = newAddress();
    for (let n = 0; n < 8; n += 1) {
      const { id } = await registerIn(services, newBrowser(), { email });
      await sendRegistrationMail(services, id);
    }
    expect((await mailsUnderWay(getDatabase(), email)).length).toBe(4);
  });

  test('a lecture hall of 300 registers from one network; a script that goes on is stopped, and others are not', async () => {
    const { limits } = on.services;
    const hall = newId();
    const database = getDatabase();
    await takeMany({ database, rule: 'register-network', subject: hall, tries: 299 });
    expect(await limits.take('register-network', hall)).toBeUndefined();
    await takeMany({ database, rule: 'register-network', subject: hall, tries: 60 });
    await expect(registerIn(on.services, newBrowser(hall))).rejects.toMatchObject({
      code: 'too_many',
      puzzle: 'register',
    });
    await registerIn(on.services, newBrowser());
    // The next lecture's students: their browsers solve a puzzle each.
    const solved = await solve(await on.services.puzzles.make('register'));
    await registerIn(on.services, newBrowser(hall), { solved });
    await expect(registerIn(on.services, newBrowser(hall), { solved })).rejects.toMatchObject({
      puzzle: 'register',
    });
    await takeMany({ database, rule: 'register-network-solved', subject: hall, tries: 600 });
    const more = solve(await on.services.puzzles.make('register'));
    await expect(registerIn(on.services, newBrowser(hall), { solved: await more })).rejects.toMatchObject({
      code: 'too_many',
      puzzle: undefined,
    });
  });

  test('thousands of registrations of one /48 meet a puzzle, whichever of its networks they come from', async () => {
    const database = getDatabase();
    await takeMany({ database, rule: 'register-site', subject: '2001:db8:3::/48', tries: 3_300 });
    const refused = registerIn(on.services, newBrowser('2001:db8:3:9::/64'));
    await expect(refused).rejects.toMatchObject({ code: 'too_many', puzzle: 'register' });
    await registerIn(on.services, newBrowser('2001:db8:4:9::/64'));
  });
});

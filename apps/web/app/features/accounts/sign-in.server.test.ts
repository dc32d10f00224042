import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabases } from '~/services/db/testing.ts';
import { newId } from '~/services/id.ts';
import { addressMark } from '~/services/log/security-event.ts';
import { mailsUnderWay } from '~/services/jobs/testing.ts';
import { takeMany } from '~/services/limits/testing.ts';
import { countSignIn } from './count-sign-in.server.ts';
import { signIn } from './sign-in.server.ts';
import { accountsOn, newBrowser, PASSWORD, registerIn, solve, type TestBrowser } from './testing.ts';
import { warnOfAttempts } from './warn-owner.server.ts';

describeOnDatabases('signing in', (getDatabase) => {
  let on: Awaited<ReturnType<typeof accountsOn>>;
  beforeAll(async () => {
    on = await accountsOn(getDatabase());
  });
  afterAll(() => on.stop());

  async function open(browser: TestBrowser, email: string, password: string, solved?: string) {
    const { clientIp, headers } = browser;
    const opened = await signIn({ services: on.services, clientIp, headers, email, password, solved });
    browser.take(opened.headers);
    return opened;
  }

  const guess = (browser: TestBrowser, email: string, solved?: string) =>
    open(browser, email, `Salah${newId().slice(0, 6)}1`, solved).then(
      () => 'in',
      (error: { code?: string }) => error.code,
    );
  const solvedPuzzle = async () => solve(await on.services.puzzles.make('sign-in'));

  test('sign-in: guessing is slowed down; the owner gets in, from a known browser and from a new one', async () => {
    const own = newBrowser();
    const { email } = await registerIn(on.services, own);
    const stranger = newBrowser();
    const answers: unknown[] = [];
    for (let n = 0; n < 10; n += 1) answers.push(await guess(stranger, email));
    expect(answers.filter((code) => code === 'wrong_credentials')).toHaveLength(8);
    expect(answers.slice(-2)).toEqual(['too_many', 'too_many']);
    await expect(open(stranger, email, PASSWORD)).rejects.toMatchObject({ code: 'too_many' });
    await open(own, email, PASSWORD);
    await open(newBrowser(), email, PASSWORD);
  });

  test('many networks that guess at one account leave each other fewer tries; the owner gets in and gets one mail', async () => {
    const own = newBrowser();
    const { email } = await registerIn(on.services, own);
    for (let n = 0; n < 41; n += 1)
      await countSignIn({ services: on.services, clientIp: newId(), email, deviceHash: undefined });
    const late = newBrowser();
    const answers = [await guess(late, email), await guess(late, email), await guess(late, email)];
    expect(answers).toEqual(['wrong_credentials', 'wrong_credentials', 'too_many']);
    await open(own, email, PASSWORD);
    await open(newBrowser(), email, PASSWORD);

    await warnOfAttempts(on.services, email);
    expect((await mailsUnderWay(getDatabase(), email)).map(({ props }) => props)).toContainEqual(
      expect.objectContaining({ kind: 'sign-in-attempts' }),
    );
    const { rows } = await getDatabase().query(
      `SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'warn-of-attempts' AND data->>'email' = $1`,
      [email],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  test('all networks of one /48 guess as one at an account under attack; its owner solves a puzzle there, and others do not', async () => {
    const { email } = await registerIn(on.services, newBrowser());
    const database = getDatabase();
    await takeMany({ database, rule: 'sign-in-account', subject: email, tries: 41 });
    const next = Array.from({ length: 31 }, (_, n) => `2001:db8:1:${n.toString(16)}::/64`);
    const counted = (clientIp: string) =>
      countSignIn({ services: on.services, clientIp, email, deviceHash: undefined });
    for (const clientIp of next.slice(0, 30)) await counted(clientIp);
    await expect(counted(next[30]!)).rejects.toMatchObject({ code: 'too_many', puzzle: 'sign-in' });
    await open(newBrowser(next[30]), email, PASSWORD, await solvedPuzzle());
    await counted('2001:db8:2:1::/64');
  });

  test('who signs in takes nothing from the others of the network', async () => {
    const { email } = await registerIn(on.services, newBrowser());
    const { clientIp } = newBrowser();
    await takeMany({ database: getDatabase(), rule: 'sign-in-network', subject: clientIp, tries: 299 });
    for (let n = 0; n < 3; n += 1) await open(newBrowser(clientIp), email, PASSWORD);
  });

  test('the owner behind the address of who guesses gets in by a solved puzzle; who goes on guessing waits in the end', async () => {
    const { email } = await registerIn(on.services, newBrowser());
    const stranger = newBrowser();
    const pair = `${email} ${stranger.clientIp}`;
    for (let n = 0; n < 8; n += 1) await on.services.limits.take('sign-in-pair', pair);
    const owner = newBrowser(stranger.clientIp);
    await expect(open(owner, email, PASSWORD)).rejects.toMatchObject({ code: 'too_many', puzzle: 'sign-in' });
    await expect(open(owner, email, PASSWORD, '{}')).rejects.toMatchObject({ puzzle: 'sign-in' });
    await open(owner, email, PASSWORD, await solvedPuzzle());

    for (let n = 0; n < 8; n += 1) await on.services.limits.take('sign-in-pair', pair);
    for (let n = 0; n < 3; n += 1) await on.services.limits.take('sign-in-pair-solved', pair);
    expect(await guess(stranger, email, await solvedPuzzle())).toBe('wrong_credentials');
    await expect(open(stranger, email, PASSWORD, await solvedPuzzle())).rejects.toMatchObject({
      code: 'too_many',
      puzzle: undefined,
    });
    await open(owner, email, PASSWORD);
  });

  test('a network where many passwords are wrong solves puzzles; its neighbours are not shut out', async () => {
    const network = newId();
    const { email } = await registerIn(on.services, newBrowser());
    await takeMany({ database: getDatabase(), rule: 'sign-in-network', subject: network, tries: 300 });
    const neighbour = newBrowser(network);
    await expect(open(neighbour, email, PASSWORD)).rejects.toMatchObject({ puzzle: 'sign-in' });
    await open(neighbour, email, PASSWORD, await solvedPuzzle());
  });

  test('security events: what failed, what was slowed and who came in are logged, without an address or a password', async () => {
    const email = `${newId()}@setapak.example`;
    const own = await registerIn(on.services, newBrowser(), { email });
    const stranger = newBrowser();
    await guess(stranger, email);
    for (let n = 0; n < 7; n += 1)
      await on.services.limits.take('sign-in-pair', `${email} ${stranger.clientIp}`);
    await guess(stranger, email);
    await open(newBrowser(), email, PASSWORD);
    const address = addressMark(on.services.links, email);
    expect(on.securityEvents({ address })).toEqual(['sign_in_failed', 'sign_in_slowed']);
    expect(on.securityEvents({ user: own.id })).toEqual(['account_created', 'signed_in']);
    const log = JSON.stringify(on.lines);
    for (const secret of [email, PASSWORD, 'Salah', 'Rani', stranger.clientIp])
      expect(log).not.toContain(secret);
  });

  test('neighbours behind one address sign in while one of them guesses at many accounts', async () => {
    const network = newId();
    const { email } = await registerIn(on.services, newBrowser());
    for (let n = 0; n < 200; n += 1)
      await countSignIn({
        services: on.services,
        clientIp: network,
        email: `${newId()}@setapak.example`,
        deviceHash: undefined,
      });
    await open(newBrowser(network), email, PASSWORD);
  });

  test('guesses from a browser that the owner uses are limited too', async () => {
    const own = newBrowser();
    const { email } = await registerIn(on.services, own);
    const answers: unknown[] = [];
    for (let n = 0; n < 14; n += 1) answers.push(await guess(own, email));
    expect(answers.slice(-2)).toEqual(['too_many', 'too_many']);
  });

  test('sign-in mail: sent for a new browser where the owner uses another; not for a known one', async () => {
    const own = newBrowser();
    const { email } = await registerIn(on.services, own);
    await open(own, email, PASSWORD);
    expect(await mailsUnderWay(getDatabase(), email)).toEqual([]);
    const other = newBrowser();
    await open(other, email, PASSWORD);
    await open(other, email, PASSWORD);
    expect(await mailsUnderWay(getDatabase(), email)).toMatchObject([
      { props: { kind: 'new-device', about: 'Firefox di Linux' } },
    ]);
  });
});

import { randomUUID } from 'node:crypto';
import type { CDPSession } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { codeOf } from '../app/features/accounts/testing-codes.ts';
import { expectAccessible } from './accessible.ts';
import { createCv, openSignedIn } from './cv-page.ts';
import { signIn } from './day-person.ts';
import { openPage } from './open-page.ts';
import { addressOn, linkTo, mailsTo, verifyAddress } from './outbox.ts';
import { browser } from './shared-browser.ts';
import { server } from './shared-server.ts';
import { goodPassword, newVisitor, registerVisitor, type Visitor } from './visitor.ts';

const SIGN_IN = { email: '', password: goodPassword };

describe('security of an account', () => {
  const registration = (email: string) => ({
    name: 'Dimas Prakoso',
    email,
    confirmEmail: email,
    phone: '+6281234567890',
    password: 'Tebakan12x',
  });
  /** An answer without what differs by chance. */
  const seen = (answer: Response) => ({
    status: answer.status,
    location: answer.headers.get('location'),
    cookies: answer.headers.getSetCookie().map((line) => line.replace(/=[^;]*/, '')),
  });

  test('registering a known address: the same answer, the same pages, and only the mail differs', async () => {
    const owner = await registerVisitor(server.url);
    await verifyAddress(server.url, async (path) => (await owner.fetch(path)).text());
    const fresh = `${randomUUID()}@setapak.example`;
    const [one, other] = [newVisitor(server.url), newVisitor(server.url)];
    const known = await one.post('/register', registration(owner.email));
    const unknown = await other.post('/register', registration(fresh));
    expect(seen(known)).toEqual(seen(unknown));
    expect(known.headers.get('location')).toBe('/profile/onboarding');
    const pagesOf = async (visitor: Visitor) =>
      Promise.all(
        ['/profile/onboarding', '/app/profile', '/app/cv/dashboard'].map(
          async (path) => (await visitor.fetch(path)).status,
        ),
      );
    expect(await pagesOf(one)).toEqual(await pagesOf(other));
    // The owner's account is as it was, and the mail says what happened.
    const back = newVisitor(server.url);
    expect((await back.post('/login', { ...SIGN_IN, email: owner.email })).headers.get('location')).toBe('/');
    await linkTo(server.url, fresh, '/verify-email');
    await expect
      .poll(async () => (await mailsTo(server.url, owner.email)).map(({ subject }) => subject))
      .toContain('Kamu sudah punya akun Setapak');
  });

  test('signing in leads back to the page that required it, and nowhere else', async () => {
    const { email } = await registerVisitor(server.url);
    const visitor = newVisitor(server.url);
    const refused = await visitor.fetch('/app/booking/detail?id=tidak-ada');
    expect(refused.headers.get('location')).toBe('/login');
    const back = await visitor.post('/login', { ...SIGN_IN, email });
    expect(back.headers.get('location')).toBe('/app/booking/detail?id=tidak-ada');
    for (const path of ['//evil.example/app/profile', '/%5Cevil.example', '/app/profile/..//evil.example']) {
      const other = newVisitor(server.url);
      await other.fetch(path);
      const answer = await other.post('/login', { ...SIGN_IN, email });
      const to = new URL(answer.headers.get('location') ?? '', server.url);
      expect(to.origin).toBe(server.url);
    }
    const address = Buffer.from('//evil.example').toString('base64url');
    const answer = await fetch(`${server.url}/login`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ ...SIGN_IN, email }),
      headers: { origin: server.url, cookie: `back=9999999999.${address}.AAAA` },
    });
    expect(answer.headers.get('location')).toBe('/');
  });

  test('pages and data of a signed-in person are not cached', async () => {
    const visitor = await registerVisitor(server.url);
    for (const path of [
      '/',
      '/app/profile',
      '/app/profile.data',
      '/app/cv/dashboard.data',
      '/app/booking',
      '/_root.data',
    ])
      expect((await visitor.fetch(path)).headers.get('cache-control'), path).toBe('private, no-store');
  });

  test('a picture that the browser keeps of somebody’s CV is not shown after the sign-out', async () => {
    const { context, page } = await openSignedIn(browser, server.url, 'desktop');
    const cv = await createCv(page.request, server.url, 'CV Finance', 'finance');
    await openPage(page, `${server.url}/frequently-asked-question`);
    const picture = `/app/cv/${cv}/thumbnail?v=1`;
    const ask = () =>
      page.evaluate(async (path) => (await fetch(path, { cache: 'force-cache' })).status, picture);
    // A job paints it.
    await expect.poll(ask).toBe(200);
    await page.request.post(`${server.url}/logout`, { headers: { origin: server.url } });
    expect(await ask()).toBe(401);
    await context.close();
  });

  test('an open event stream ends with its session', async () => {
    const visitor = await registerVisitor(server.url);
    const stream = await visitor.fetch('/events');
    const reader = stream.body!.getReader();
    await reader.read();
    await visitor.post('/logout', {});
    for (;;) if ((await reader.read()).done) break;
  });

  test('a common password is refused with a sentence that helps', async () => {
    const email = `${randomUUID()}@setapak.example`;
    const answer = await newVisitor(server.url).post('/register', {
      ...registration(email),
      password: 'Password1',
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('paling sering dipakai orang');
  });

  test('an authenticator app: set up, required at the next sign-in, and a recovery code works once', async () => {
    const { context, page } = await openSignedIn(browser, server.url, 'phone');
    await openPage(page, `${server.url}/app/profile/security`);
    await expectAccessible(page);
    const email = await page.locator('strong', { hasText: '@setapak.example' }).innerText();
    await page.getByRole('link', { name: 'Aktifkan' }).click();
    await page.getByLabel('Password', { exact: true }).fill(goodPassword);
    await page.getByRole('button', { name: 'Lanjut' }).click();
    const secret = await page.locator('code').innerText();
    await expectAccessible(page);
    await page.getByLabel('Kode').fill(codeOf(secret));
    await page.getByRole('button', { name: 'Aktifkan' }).click();
    await page.getByRole('heading', { name: 'Simpan kode pemulihanmu' }).waitFor();
    const [recovery = ''] = await page.locator('li code').allInnerTexts();
    await expectAccessible(page);

    const signInWith = async (code: string) => {
      const visitor = newVisitor(server.url);
      const first = await visitor.post('/login', { ...SIGN_IN, email });
      expect(first.headers.get('location')).toBe('/login/verify');
      expect((await visitor.fetch('/app/profile')).status).toBe(302);
      const second = await visitor.post('/login/verify', { code });
      return { second, profile: (await visitor.fetch('/app/profile')).status };
    };
    expect((await signInWith('000000')).profile).toBe(302);
    // The code of before was used to set it up.
    expect((await signInWith(codeOf(secret, Date.now() + 30_000))).profile).toBe(200);
    expect((await signInWith(recovery)).profile).toBe(200);
    expect((await signInWith(recovery)).second.status).toBe(400);

    await openPage(page, `${server.url}/app/profile/security/authenticator`);
    await page.getByText('Masih ada 9 kode pemulihan').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Password', { exact: true }).fill(goodPassword);
    await page.getByRole('button', { name: 'Buat kode baru' }).click();
    await page.getByRole('heading', { name: 'Simpan kode pemulihanmu' }).waitFor();
    await context.close();
  });

  test('too many tries from one network: the owner’s browser there solves a puzzle and signs in; without script it has to wait', async () => {
    const { email } = await registerVisitor(server.url);
    const context = await browser.newContext();
    const guess = (password: string) =>
      context.request.post(`${server.url}/login`, {
        headers: { origin: server.url },
        form: { email, password },
        maxRedirects: 0,
      });
    for (let n = 0; n < 8; n += 1) expect((await guess(`Salah12${n}`)).status()).toBe(400);
    const refused = await guess(goodPassword);
    expect(refused.status()).toBe(429);
    expect(await refused.text()).toMatch(/Coba lagi \d+ menit lagi, ya\./);

    const page = await context.newPage();
    await openPage(page, `${server.url}/login`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(goodPassword);
    await page.getByRole('button', { name: 'Masuk', exact: true }).click();
    await page.waitForURL(`${server.url}/`);
    await context.close();
  });

  async function virtualAuthenticator(session: CDPSession): Promise<void> {
    await session.send('WebAuthn.enable');
    await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
  }

  test('a passkey: made on this device, and it signs in without a password', async () => {
    const { context, page } = await openSignedIn(browser, server.url, 'desktop');
    await virtualAuthenticator(await context.newCDPSession(page));
    await openPage(page, `${server.url}/app/profile/security`);
    await page.getByLabel('Nama passkey baru').fill('Laptop Rani');
    await page.getByRole('button', { name: 'Tambah passkey' }).click();
    await page.getByText('Laptop Rani', { exact: true }).waitFor();
    await context.clearCookies();
    await openPage(page, `${server.url}/login`);
    await page.getByRole('button', { name: 'Pakai passkey' }).click();
    await page.waitForURL(`${server.url}/`);
    await openPage(page, `${server.url}/app/profile/security`);
    await page.getByText('Laptop Rani', { exact: true }).waitFor();

    // It opens nothing while the account is suspended, and says so to its owner.
    const email = addressOn(await page.content());
    const admin = await signIn(server.url, 'admin@setapak.example');
    const list = await (await admin.get(`/admin/users?q=${encodeURIComponent(email)}`)).text();
    const person = /\/admin\/users\/[a-z0-9]{36}/.exec(list)?.[0] ?? '';
    await admin.post(person, { intent: 'suspend', suspendReason: 'Mencoba apa yang terjadi' });
    await openPage(page, `${server.url}/login`);
    await page.getByRole('button', { name: 'Pakai passkey' }).click();
    await page.getByText('Akun ini sedang ditangguhkan.').waitFor();
    await admin.post(person, { intent: 'unsuspend' });
    await page.getByRole('button', { name: 'Pakai passkey' }).click();
    await page.waitForURL(`${server.url}/`);

    await openPage(page, `${server.url}/app/profile/security`);
    await page.getByRole('button', { name: 'Hapus passkey Laptop Rani' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus passkey' }).click();
    await page.getByText('Passkey sudah dihapus.').waitFor();
    await context.close();
  });

  test('"Keluar dari semua perangkat" ends the other device and this one', async () => {
    const visitor = await registerVisitor(server.url);
    const other = newVisitor(server.url);
    await other.post('/login', { ...SIGN_IN, email: visitor.email });
    const out = await visitor.post('/app/profile/security', { intent: 'end-all' });
    expect(out.headers.get('location')).toBe('/login');
    expect((await other.fetch('/app/profile')).status).toBe(302);
    expect((await visitor.fetch('/app/profile')).status).toBe(302);
  });
});

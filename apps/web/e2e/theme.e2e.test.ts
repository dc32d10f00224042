import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openSignedIn } from './cv-page.ts';
import { openPage, reloadPage } from './open-page.ts';
import { browser } from './shared-browser.ts';
import { server } from './shared-server.ts';

const themeOf = async (cookie: string) => {
  const html = await (await fetch(`${server.url}/`, { headers: { cookie } })).text();
  return /<html[^>]*>/.exec(html)?.[0].match(/data-theme="(\w+)"/)?.[1];
};

test('theme: the first byte of a page has the look that was chosen, and none where the device decides', async () => {
  expect(await themeOf('theme=dark')).toBe('dark');
  expect(await themeOf('theme=light')).toBe('light');
  expect(await themeOf('a=b')).toBeUndefined();
});

test('theme: without script the buttons are a form that comes back to its page; foreign addresses are no page', async () => {
  const send = (form: Record<string, string>) =>
    fetch(`${server.url}/theme`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: server.url },
      body: new URLSearchParams(form),
    });
  const answer = await send({ theme: 'dark', back: '/app/mentoring?page=2' });
  expect(answer.headers.get('location')).toBe('/app/mentoring?page=2');
  expect(answer.headers.get('set-cookie')).toMatch(/^theme=dark;/);
  expect((await send({ theme: 'dark', back: '//evil.example' })).headers.get('location')).toBe('/');
  expect((await send({ theme: 'blue', back: '/' })).status).toBe(400);
});

test('theme: chosen in the profile it holds at once, after a reload, and for the device again', async () => {
  const { context, page, complaints } = await openSignedIn(browser, server.url, 'phone');
  await openPage(page, `${server.url}/app/profile`);
  const choice = page.getByRole('main').getByRole('group', { name: 'Tampilan' });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await choice.getByRole('button', { name: 'Gelap' }).click();
  await page.locator('html[data-theme=dark]').waitFor({ state: 'attached' });
  const dark = await ground();
  expect(dark).not.toBe(light);
  await expect.poll(() => page.locator('meta[name=theme-color]').getAttribute('content')).toBe('#0c1228');
  await reloadPage(page);
  await expect.poll(() => ground()).toBe(dark);
  await expect
    .poll(() => choice.getByRole('button', { name: 'Gelap' }).getAttribute('aria-pressed'))
    .toBe('true');
  await expectAccessible(page);
  await choice.getByRole('button', { name: 'Ikuti perangkat' }).click();
  await page.locator('html:not([data-theme])').waitFor({ state: 'attached' });
  await expect.poll(() => ground()).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => ground()).toBe(dark);
  expect(complaints).toEqual([]);
  await context.close();
});

test('theme: pages of the day and of the night road have enough contrast at night; paper stays white', async () => {
  const context = await browser.newContext({ colorScheme: 'dark', locale: 'id-ID' });
  const page = await context.newPage();
  for (const path of ['/', '/app/mentor/arif', '/app/cv/dashboard?tab=ats', '/login']) {
    await openPage(page, server.url + path);
    await expectAccessible(page, { rules: ['color-contrast'] });
  }
  await page.emulateMedia({ media: 'print' });
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
    .toBe('rgb(255, 255, 255)');
  await context.close();
});

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage, reloadPage } from './open-page.ts';
import { browser } from './shared-browser.ts';
import { expectAccessible } from './accessible.ts';
import { openSignedIn } from './cv-page.ts';
import { server } from './shared-server.ts';
import { goodPassword, newVisitor, registerVisitor } from './visitor.ts';

const RESULT = 'Saat ini kamu membutuhkan jasa';

describe('the assessment', () => {
  /** Answers from the given question on; a click while one question fades into the next counts for neither. */
  const answer = async (page: Page, first: number, ...values: string[]) => {
    for (const [index, value] of values.entries()) {
      await page.getByText(`${first + index} / 3`).waitFor();
      await page.getByRole('button', { name: value, exact: true }).click();
    }
  };
  const local = (page: Page) => page.evaluate(() => localStorage.getItem('assessment'));
  const isShown = (page: Page, question: string) => page.getByRole('heading', { name: question }).waitFor();

  test('a visitor goes there and back, the browser remembers the result, and all of it can be done by keyboard', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await openPage(page, `${server.url}/assessment`);
    await page.getByText('1 / 3').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Back' }).isDisabled()).toBe(true);
    await answer(page, 1, 'Persiapan magang');
    await page.getByText('2 / 3').waitFor();
    await isShown(page, 'Industri apa yang kamu minati?');
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await isShown(page, 'Kamu lagi butuh apa?');
    await answer(page, 1, 'Persiapan CV atau wawancara', 'Financial Services', 'Data Science');
    await isShown(page, RESULT);
    await expectAccessible(page);
    for (const words of [
      'CV Preparation & Feedback',
      'Interview Preparation & Mock-up',
      'Financial Services',
    ])
      await page.getByRole('listitem').filter({ hasText: words }).first().waitFor();
    const href = await page.getByRole('link', { name: 'Pilih Mentor' }).getAttribute('href');
    const { pathname, searchParams } = new URL(href ?? '', server.url);
    expect(pathname).toBe('/app/mentoring');
    expect([...searchParams]).toEqual([
      ['serviceLine', 'CV Preparation & Feedback'],
      ['serviceLine', 'Interview Preparation & Mock-up'],
      ['industry', 'Financial Services'],
      ['skills', 'Data Science'],
    ]);

    await openPage(page, `${server.url}/app/home`);
    await isShown(page, RESULT);
    await page.getByRole('button', { name: 'Retake Assessment' }).click();
    await isShown(page, 'Kamu lagi butuh apa?');
    await expect.poll(() => local(page)).toBeNull();

    // By keyboard alone.
    for (const question of [
      'Kamu lagi butuh apa?',
      'Industri apa yang kamu minati?',
      'Profesi apa yang kamu minati?',
    ]) {
      await isShown(page, question);
      const first = page.locator('form ul button').first();
      for (let presses = 0; presses < 8; presses += 1) {
        if (await first.evaluate((button) => button === document.activeElement)) break;
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
    }
    await isShown(page, RESULT);
    await context.close();
  });

  test('without script every step is a page of its own', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${server.url}/app/home`);
    await answer(page, 1, 'Mengasah skill yang dibutuhkan');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/app/home?butuh=skill');
    await answer(page, 2, 'NGO');
    await page.getByText('3 / 3').waitFor();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.getByText('2 / 3').waitFor();
    await answer(page, 2, 'FMCG', 'Belum ada');
    await isShown(page, RESULT);
    await page.getByText('Knowledge and Skill Preparation', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Retake Assessment' }).click();
    await page.getByText('1 / 3').waitFor();
    await context.close();
  });

  test('signed in, the result is kept on the server, and a retake empties it', async () => {
    const { context, page, complaints } = await openSignedIn(browser, server.url, 'desktop');
    await openPage(page, `${server.url}/app/home`);
    await answer(page, 1, 'Mencari lowongan dan koneksi', 'Belum ada', 'Product');
    await isShown(page, RESULT);
    await expect.poll(() => local(page)).toBeNull();
    await openPage(page, `${server.url}/assessment`);
    await page.getByText('Opportunity and Network Sourcing', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Retake Assessment' }).click();
    await isShown(page, 'Kamu lagi butuh apa?');
    await reloadPage(page);
    await isShown(page, 'Kamu lagi butuh apa?');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('what a visitor answered is theirs after signing in, on another device too', async () => {
    const { email } = await registerVisitor(server.url);
    const context = await browser.newContext();
    const page = await context.newPage();
    await openPage(page, `${server.url}/assessment`);
    await answer(page, 1, 'Belajar dari mahasiswa berprestasi', 'Teknologi/Startup', 'Belum ada');
    await isShown(page, RESULT);
    await expect.poll(() => local(page)).toBe('["kuliah","teknologi","belum"]');
    await signIn(page, email);
    await page.waitForFunction(() => localStorage.getItem('assessment') === null);

    const other = newVisitor(server.url);
    await other.post('/login', { email, password: goodPassword });
    expect(await (await other.fetch('/assessment')).text()).toContain('College Life Sharing');
    await context.close();
  });

  test('answers that are none of ours are refused', async () => {
    const visitor = await registerVisitor(server.url);
    const post = (fields: Record<string, string>) => visitor.post('/assessment', fields);
    expect((await post({ intent: 'save', butuh: 'magang', industri: 'x', profesi: 'data' })).status).toBe(
      400,
    );
    expect((await post({ intent: 'hapus' })).status).toBe(400);
    const foreign = await visitor.fetch('/assessment', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams({ intent: 'retake' }),
    });
    expect(foreign.status).toBe(403);
  });

  async function signIn(page: Page, email: string): Promise<void> {
    await openPage(page, `${server.url}/login`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(goodPassword);
    await page.getByRole('button', { name: 'Masuk', exact: true }).click();
    await page.waitForURL(`${server.url}/`);
  }
});

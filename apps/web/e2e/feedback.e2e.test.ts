import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage } from './open-page.ts';
import { browser } from './shared-browser.ts';
import { expectAccessible } from './accessible.ts';
import { openSignedIn } from './cv-page.ts';
import { server } from './shared-server.ts';

describe('feedback', () => {
  /** Takes the CV home, after which feedback may be requested. */
  async function download(page: Page, id: string): Promise<void> {
    await openPage(page, `${server.url}/app/cv/preview/${id}`);
    const due = page.waitForResponse((answer) => answer.url().includes('/app/feedback?types='));
    await page.getByRole('button', { name: 'Download' }).click();
    await due;
  }
  const rate = (page: Page, name: string) => page.locator('label').filter({ hasText: name }).click();

  test('is requested after a download, once sent never again, and not within a week after "later"', async () => {
    const { page, context, complaints } = await openSignedIn(browser, server.url, 'desktop');
    const made = await page.request.post(`${server.url}/app/cv/dashboard`, {
      form: { intent: 'create', name: 'CV' },
      headers: { origin: server.url },
      maxRedirects: 0,
    });
    const id = made.headers()['location']?.split('/').at(-1) ?? '';
    await download(page, id);
    const first = page.getByRole('dialog', { name: /sudah jadi!/ });
    await first.waitFor();
    await expect.poll(() => first.getByRole('textbox').count()).toBe(0);
    await expect.poll(() => first.getByRole('button', { name: 'Kirim' }).isDisabled()).toBe(true);
    await first.getByRole('button', { name: 'Ingatkan lagi nanti' }).waitFor();
    for (const word of ['Sangat buruk!', 'Buruk!', 'Baik!', 'Keren nih!', 'Luar biasa!'])
      await expect.poll(() => first.getByRole('radio', { name: `: ${word}` }).count()).toBe(1);
    await rate(page, 'Keren nih!');
    await expectAccessible(page);
    await first.getByRole('textbox').fill('Cepat dan jelas.');
    await first.getByRole('button', { name: 'Batal' }).waitFor();
    await first.getByRole('button', { name: 'Kirim' }).click();
    await page.getByText('Terima kasih! Masukanmu membantu kami.').waitFor();

    await download(page, id);
    const second = page.getByRole('dialog', { name: 'Bagaimana Setapak sejauh ini?' });
    await second.waitFor();
    await rate(page, 'Luar biasa!');
    await expect.poll(() => second.getByRole('textbox').count()).toBe(0);
    const putOff = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await second.getByRole('button', { name: 'Batal' }).click();
    await putOff;

    await download(page, id);
    const due = await page.request.get(`${server.url}/app/feedback?types=cvmaker,general`);
    expect(await due.json()).toEqual({ due: null });
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

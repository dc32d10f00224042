import { describe, expect, test } from 'vitest';
import { yearOf } from '../app/ui/format/dates.ts';
import { openPage } from './open-page.ts';
import { browser } from './shared-browser.ts';
import { expectAccessible } from './accessible.ts';
import { server } from './shared-server.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

describe('the landing page', () => {
  const open = async (viewport: { width: number; height: number }, path = '/', isMoving = false) => {
    const context = await browser.newContext({
      viewport,
      ...(isMoving && { reducedMotion: 'no-preference' }),
    });
    const complaints: string[] = [];
    context.on('console', (message) => complaints.push(message.text()));
    context.on('weberror', (error) => complaints.push(String(error.error())));
    const page = await context.newPage();
    await openPage(page, server.url + path);
    return { context, page, complaints };
  };

  test('links lead on, each with the wish that it stands for; the page forgets an earlier one', async () => {
    const { page, context } = await open(desk);
    const wish = async () => (await context.cookies()).find(({ name }) => name === 'to')?.value;
    const links = [
      ['Lihat Mentor', '/app/home', undefined],
      ['Buat CV', '/app/cv/dashboard', 'cvMaker'],
      ['Cek CV', '/app/cv/dashboard?tab=ats', undefined],
      ['Mulai Sekarang', '/app/home', undefined],
    ] as const;
    for (const [name, path, intent] of links) {
      // No other link of the page bears its words, not even among more of them.
      await page.getByRole('main').getByRole('link', { name }).click();
      await page.waitForURL(server.url + path);
      await expect.poll(() => wish(), { message: name }).toBe(intent);
      await page.goBack();
      await page.waitForURL(`${server.url}/`);
      await context.clearCookies({ name: 'to' });
    }
    await context.addCookies([{ name: 'to', value: 'atsc', url: server.url }]);
    await openPage(page, server.url);
    await expect.poll(() => wish()).toBe(undefined);
    await context.close();
  });

  test('3 stories stand in view, one on a phone, and the row has no end', async () => {
    const { page, context, complaints } = await open(desk, '/', true);
    const row = page.getByRole('list', { name: /Cerita pengguna/ });
    const inView = () =>
      row.evaluate((list) => {
        const frame = list.getBoundingClientRect();
        return [...list.children].filter((slide) => {
          const { left, right } = slide.getBoundingClientRect();
          const middle = (left + right) / 2;
          return middle > Math.max(0, frame.left) && middle < Math.min(innerWidth, frame.right);
        }).length;
      });
    const dot = () =>
      page
        .locator('[data-current]')
        .first()
        .evaluate((mark) => [...(mark.parentElement?.children ?? [])].indexOf(mark));
    for (const [count, viewport, presses] of [
      [3, desk, 1],
      [1, phone, 4],
    ] as const) {
      await page.setViewportSize(viewport);
      await row.scrollIntoViewIfNeeded();
      await expect.poll(inView).toBe(count);
      const start = await dot();
      for (let n = 0; n < presses; n += 1) {
        await page.getByRole('button', { name: 'Cerita berikutnya' }).click();
        // The dot moves once the row has come to rest.
        await expect.poll(dot).toBe((start + n + 1) % 4);
        await expect.poll(() => inView()).toBe(count);
      }
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('on a phone: products in a row, mentors, lists that open, the way in', async () => {
    const { page, context, complaints } = await open(phone);
    await page.getByRole('link', { name: /See All/ }).waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: /See All/ }).getAttribute('href'))
      .toBe('/app/mentoring');
    const footer = page.getByRole('contentinfo');
    await footer.locator('summary', { hasText: 'Perusahaan' }).click();
    await footer.getByRole('link', { name: 'Kebijakan Privasi' }).waitFor({ state: 'visible' });
    await expect.poll(() => footer.innerText()).toContain(`© ${yearOf(Date.now())}`);
    await page.getByRole('link', { name: /Daftar Sekarang/ }).click();
    await page.waitForURL(`${server.url}/login`);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('nothing overflows at any width, and axe finds nothing', async () => {
    const { page, context, complaints } = await open(phone);
    for (const width of [320, 390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${width} px`).toBeLessThanOrEqual(0);
      // Between the two, what stands there is what stands at one of them.
      if (width === 320 || width === 1280) await expectAccessible(page, { colours: width === 1280 });
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});

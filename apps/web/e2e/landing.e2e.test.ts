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

  test.each([
    ['Lihat Mentor', '/app/home', undefined],
    ['Buat CV', '/app/cv/dashboard', 'cvMaker'],
    ['Cek CV', '/app/cv/dashboard?tab=ats', undefined],
    ['Mulai Sekarang', '/app/home', undefined],
  ])('%s leads to %s', async (name, path, intent) => {
    const { page, context } = await open(desk);
    // No other link of the page bears its words, not even among more of them.
    await page.getByRole('main').getByRole('link', { name }).click();
    await page.waitForURL(server.url + path);
    const stored = (await context.cookies()).find((cookie) => cookie.name === 'to');
    expect(stored?.value).toBe(intent);
    await context.close();
  });

  test('it forgets an earlier wish', async () => {
    const { page, context } = await open(phone, '/app/cv/dashboard');
    await context.addCookies([{ name: 'to', value: 'atsc', url: server.url }]);
    await openPage(page, server.url);
    expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain('to');
    await context.close();
  });

  test.each([
    [3, desk],
    [1, phone],
  ])('%i stories stand in view, and the row has no end', async (count, viewport) => {
    const { page, context, complaints } = await open(viewport, '/', true);
    const row = page.getByRole('list', { name: /Cerita pengguna/ });
    await row.scrollIntoViewIfNeeded();
    const inView = () =>
      row.evaluate((list) => {
        const frame = list.getBoundingClientRect();
        return [...list.children].filter((slide) => {
          const { left, right } = slide.getBoundingClientRect();
          const middle = (left + right) / 2;
          return middle > Math.max(0, frame.left) && middle < Math.min(innerWidth, frame.right);
        }).length;
      });
    expect(await inView()).toBe(count);
    const dot = () =>
      page
        .locator('[data-current]')
        .first()
        .evaluate((mark) => [...(mark.parentElement?.children ?? [])].indexOf(mark));
    const start = await dot();
    for (let n = 0; n < 4; n += 1) {
      await page.getByRole('button', { name: 'Cerita berikutnya' }).click();
      // The dot moves once the row has come to rest.
      await expect.poll(dot).toBe((start + n + 1) % 4);
      expect(await inView()).toBe(count);
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
      if (width === 320 || width === 1280) await expectAccessible(page);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});

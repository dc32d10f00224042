import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { introductions } from '../app/content/introductions.ts';
import { openPage } from './open-page.ts';
import { browser } from './shared-browser.ts';
import { expectAccessible } from './accessible.ts';
import { server } from './shared-server.ts';

const mentor = { id: 'rani', name: 'Rani Azzahra', introduction: introductions['rani'] ?? [] };
const phone = { width: 390, height: 844 };
const tablet = { width: 820, height: 1180 };
const desk = { width: 1280, height: 800 };

describe('mentors introduce themselves', () => {
  async function open(options: BrowserContextOptions) {
    const context = await browser.newContext({ reducedMotion: 'no-preference', ...options });
    const complaints: string[] = [];
    const clips: string[] = [];
    context.on('console', (message) => complaints.push(message.text()));
    context.on('weberror', (error) => complaints.push(String(error.error())));
    context.on('request', (request) => {
      if (request.url().endsWith('.webm')) clips.push(new URL(request.url()).pathname);
    });
    const page = await context.newPage();
    if (options.javaScriptEnabled === false) await page.goto(server.url);
    else await openPage(page, server.url);
    return { context, page, complaints, clips };
  }

  const playButton = (page: Page) => page.getByRole('button', { name: `Putar perkenalan ${mentor.name}` });
  const clipState = (page: Page) =>
    page
      .locator('dialog video')
      .evaluate(({ paused, currentTime, duration }: HTMLVideoElement) => ({ paused, currentTime, duration }));

  test.each([phone, tablet])('$width px: the clip plays in a dialog that Esc closes', async (viewport) => {
    const { context, page, complaints, clips } = await open({ viewport });
    expect(clips).toEqual([]);
    await playButton(page).click();
    const dialog = page.getByRole('dialog', { name: `Perkenalan ${mentor.name}` });
    await dialog.waitFor();
    await expect.poll(async () => (await clipState(page)).currentTime).toBeGreaterThan(0.5);
    const { duration } = await clipState(page);
    expect(duration).toBeGreaterThan(6);
    expect(duration).toBeLessThan(8);
    expect(new Set(clips)).toEqual(new Set([`/people/${mentor.id}.webm`]));
    for (const line of mentor.introduction) expect(await dialog.textContent()).toContain(line);
    await expectAccessible(page);

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.locator('video').count()).toBe(0);
    expect(await playButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('every mentor has a clip, which is served in parts', async () => {
    for (const id of Object.keys(introductions)) {
      const answer = await fetch(`${server.url}/people/${id}.webm`, { headers: { range: 'bytes=0-99' } });
      expect(answer.status, id).toBe(206);
      expect(answer.headers.get('content-type')).toBe('video/webm');
      expect((await fetch(`${server.url}/people/${id}.webp`)).headers.get('content-type')).toBe('image/webp');
    }
  });

  test('reduced motion: the clip starts on a click only', async () => {
    const { context, page, clips } = await open({ viewport: phone, reducedMotion: 'reduce' });
    await playButton(page).click();
    await page.locator('dialog video').waitFor();
    expect((await clipState(page)).paused).toBe(true);
    expect(clips).toEqual([]);
    await page.locator('dialog video').evaluate((video: HTMLVideoElement) => video.play());
    await expect.poll(async () => (await clipState(page)).currentTime).toBeGreaterThan(0.2);
    await context.close();
  });

  test('without script the button is a link to the clip', async () => {
    const { context, page } = await open({ viewport: phone, javaScriptEnabled: false });
    const link = page.getByRole('link', { name: `Putar perkenalan ${mentor.name}` });
    await expect.poll(() => link.getAttribute('href')).toBe(`/people/${mentor.id}.webm`);
    await context.close();
  });

  test('the desktop layout has no mentor strip, hence no button', async () => {
    const { context, page } = await open({ viewport: desk });
    expect(await playButton(page).count()).toBe(0);
    await context.close();
  });
});

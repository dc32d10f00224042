import { describe, expect, test } from 'vitest';
import { introductions } from '../app/content/introductions.ts';
import { hasFocus, openPage } from './open-page.ts';
import { browser } from './shared-browser.ts';
import { expectAccessible } from './accessible.ts';
import { server } from './shared-server.ts';

const mentor = { id: 'rani', name: 'Rani Azzahra', introduction: introductions['rani'] ?? [] };
const phone = { width: 390, height: 844 };
const tablet = { width: 820, height: 1180 };
const desk = { width: 1280, height: 800 };

describe('mentors introduce themselves', () => {
  test('the clip plays in a dialog that Esc closes; with reduced motion on a click only; on a desk there is no strip of mentors', async () => {
    const context = await browser.newContext({ reducedMotion: 'no-preference', viewport: tablet });
    const complaints: string[] = [];
    const clips: string[] = [];
    context.on('console', (message) => complaints.push(message.text()));
    context.on('weberror', (error) => complaints.push(String(error.error())));
    context.on('request', (request) => {
      if (request.url().endsWith('.webm')) clips.push(new URL(request.url()).pathname);
    });
    const page = await context.newPage();
    const playButton = page.getByRole('button', { name: `Putar perkenalan ${mentor.name}` });
    const clip = page.locator('dialog video');
    const clipState = () =>
      clip.evaluate(({ paused, currentTime, duration }: HTMLVideoElement) => ({
        paused,
        currentTime,
        duration,
      }));

    await openPage(page, server.url);
    await playButton.waitFor();
    await page.setViewportSize(phone);
    expect(clips).toEqual([]);
    await playButton.click();
    const dialog = page.getByRole('dialog', { name: `Perkenalan ${mentor.name}` });
    await dialog.waitFor();
    await expect.poll(async () => (await clipState()).currentTime).toBeGreaterThan(0.5);
    const { duration } = await clipState();
    expect(duration).toBeGreaterThan(6);
    expect(duration).toBeLessThan(8);
    expect(new Set(clips)).toEqual(new Set([`/people/${mentor.id}.webm`]));
    for (const line of mentor.introduction) await expect.poll(() => dialog.textContent()).toContain(line);
    await expectAccessible(page, { within: 'dialog[open]' });

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => page.locator('video').count()).toBe(0);
    await hasFocus(playButton);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await playButton.click();
    await clip.waitFor();
    expect((await clipState()).paused).toBe(true);
    await clip.evaluate((video: HTMLVideoElement) => video.play());
    await expect.poll(async () => (await clipState()).currentTime).toBeGreaterThan(0.2);
    await page.keyboard.press('Escape');
    await page.setViewportSize(desk);
    await expect.poll(() => playButton.count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('every mentor has a clip, which is served in parts; without script the button is a link to it', async () => {
    for (const id of Object.keys(introductions)) {
      const answer = await fetch(`${server.url}/people/${id}.webm`, { headers: { range: 'bytes=0-99' } });
      expect(answer.status, id).toBe(206);
      expect(answer.headers.get('content-type')).toBe('video/webm');
      expect((await fetch(`${server.url}/people/${id}.webp`)).headers.get('content-type')).toBe('image/webp');
    }
    const html = await (await fetch(server.url)).text();
    const [link] = html.match(new RegExp(`<a[^>]*href="/people/${mentor.id}\\.webm"[^>]*>`)) ?? [];
    expect(link).toContain(`Putar perkenalan ${mentor.name}`);
  });
});

import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { isSaved, makeCv, openSignedIn, painted, textOf } from './cv-page.ts';
import { databaseKinds, startServer, type RunningServer } from './server.ts';

/** `LOSS_ROUNDS=20 LOSS_EDITS=300` makes it the long one. */
const ROUNDS = Number(process.env['LOSS_ROUNDS'] ?? 1);
const EDITS = Number(process.env['LOSS_EDITS'] ?? 40);

/** The same mishaps every time for the same seed (mulberry32). */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Writer {
  context: BrowserContext;
  page: Page;
  /** The field that this one writes into. */
  label: string;
  typed: string[];
}

describe.each(databaseKinds)('editing through mishaps (%s)', (kind) => {
  let server: RunningServer;
  let browser: Browser;
  let context: BrowserContext;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(kind), launchBrowser()]);
    // One person for all rounds: registering is limited by address.
    ({ context } = await openSignedIn(browser, server.url, 'desktop'));
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  const rounds = Array.from({ length: ROUNDS }, (_, round) => round + 1);
  test.each(rounds)(
    'round %i: cut networks, reloads and a killed server lose no edit of two devices',
    async (round) => {
      const random = makeRandom(round);
      const page = await context.newPage();
      const id = await makeCv(page, server.url, 'CV Badai');
      const address = `${server.url}/app/cv/builder/${id}`;
      const device = await browser.newContext({ storageState: await context.storageState() });
      const second = await device.newPage();
      await second.setViewportSize({ width: 1280, height: 800 });
      await second.goto(address, { waitUntil: 'domcontentloaded' });
      await painted(second);
      const writers: Writer[] = [
        { context, page, label: 'Ringkasan', typed: [] },
        { context: device, page: second, label: 'Alamat', typed: [] },
      ];
      let crash: Promise<void> | undefined;

      for (let edit = 1; edit <= EDITS; edit += 1) {
        const writer = writers[random() < 0.6 ? 0 : 1]!;
        const word = `w${edit}`;
        const field = writer.page.getByRole('textbox', { name: writer.label });
        await field.press('ControlOrMeta+End');
        await field.pressSequentially(` ${word}`);
        writer.typed.push(word);

        const mishap = random();
        if (mishap < 0.08) await writer.context.setOffline(true);
        else if (mishap < 0.2) await writer.context.setOffline(false);
        else if (mishap < 0.26 && !crash) crash = server.crashAndRestart();
        else if (mishap < 0.36) {
          await writer.context.setOffline(false);
          await crash;
          crash = undefined;
          await writer.page.reload({ waitUntil: 'domcontentloaded' });
          await writer.page.locator('h1 ~ div:not([inert])').first().waitFor();
        } else await writer.page.waitForTimeout(Math.round(random() * 900));
      }

      await crash;
      for (const writer of writers) await writer.context.setOffline(false);
      for (const writer of writers) await isSaved(writer.page);
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await painted(page);
      for (const { label, typed } of writers) {
        const words = (await textOf(page.getByRole('textbox', { name: label }))).trim().split(/\s+/);
        expect(words).toEqual(typed);
      }
      await Promise.all([page.close(), device.close()]);
    },
    120_000 + EDITS * 5_000,
  );
});

import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPage, reloadPage } from './open-page.ts';
import { browser } from './shared-browser.ts';
import { isSaved, makeCv, openSignedIn, textOf, withoutPreview } from './cv-page.ts';
import { startServer, type RunningServer } from './server.ts';

/** `LOSS_ROUNDS=20 LOSS_EDITS=300` makes it the long one. */
const ROUNDS = Number(process.env['LOSS_ROUNDS'] ?? 1);
const EDITS = Number(process.env['LOSS_EDITS'] ?? 24);

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
  /** The field that this one alone writes into, word by word. */
  label: string;
  typed: string[];
  /** The city: the others put in theirs, too. */
  cities: string[];
}

/** What became of the cities: each was replaced by somebody who saw it, or offered beside another and not chosen. */
interface Fates {
  known: Set<string>;
  /** How many conflicts were shown. */
  conflicts: number;
}

/** Puts a city in at once, so that the one that stood there is the one that the person saw. */
async function putCity(writer: Writer, city: string, fates: Fates): Promise<void> {
  const before = await writer.page.getByLabel('Kota').evaluate((element, next) => {
    const input = element as HTMLInputElement;
    const seen = input.value;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, next);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    return seen;
  }, city);
  fates.known.add(before);
  writer.cities.push(city);
}

/** Takes one of the two versions wherever this writer has a conflict, once both are seen to be offered. */
async function answer(
  writer: Writer,
  others: readonly Writer[],
  side: 'mine' | 'theirs',
  fates: Fates,
): Promise<void> {
  const { page } = writer;
  const later = page.getByRole('button', { name: /^Pilih versi/ });
  if (await later.isVisible()) await later.click();
  const dialog = page.getByRole('dialog', { name: 'CV ini juga diubah di tempat lain' });
  if (!(await dialog.isVisible())) return;
  const offered = await dialog.evaluate((element, take) => {
    const versions = ['Di sini', 'Di tempat lain'].map((title) => {
      const button = element.querySelector<HTMLElement>(`[aria-label="Pakai ini: ${title}"]`);
      return { button, value: button?.previousElementSibling?.textContent ?? '' };
    });
    const place = element.querySelector('h3')?.textContent;
    versions[take === 'mine' ? 0 : 1]?.button?.click();
    return { place, mine: versions[0]?.value ?? '', theirs: versions[1]?.value ?? '' };
  }, side);
  expect(offered.place).toBe('Data diri · Kota');
  expect(writer.cities).toContain(offered.mine);
  expect(others.flatMap(({ cities }) => cities)).toContain(offered.theirs);
  fates.known.add(side === 'mine' ? offered.theirs : offered.mine);
  fates.conflicts += 1;
}

/** Types a word at the end of the writer's own field. */
async function typeWord(writer: Writer, word: string, free: () => Promise<void>): Promise<void> {
  const field = writer.page.getByRole('textbox', { name: writer.label });
  // Where the editor of a text arrives, the same words may have other spaces around them.
  const words = async () => (await textOf(field)).trim().split(/\s+/).join(' ');
  const before = await words();
  do {
    await free();
    await field.press('ControlOrMeta+End');
    // A question that is open or closes just then has the keys: no key reaches the form. None opens right after a key.
    if (await isAtEnd(field)) await writer.page.keyboard.type(` ${word}`);
  } while ((await words()) === before);
  writer.typed.push(word);
}

/** Lets so many frames pass, so that saves, events and mishaps meet edits at any moment. */
function pause(page: Page, frames: number): Promise<void> {
  return page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  }, frames);
}

/** Whether the field has the focus and its caret stands at the end, once what was about to open or close has done so. */
function isAtEnd(field: Locator): Promise<boolean> {
  return field.evaluate(async (element) => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    if (document.activeElement !== element) return false;
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      return element.selectionStart === element.value.length;
    const { focusNode, focusOffset } = getSelection()!;
    const rest = document.createRange();
    rest.selectNodeContents(element);
    if (focusNode) rest.setStart(focusNode, focusOffset);
    return rest.toString() === '';
  });
}

describe('editing through mishaps', () => {
  let server: RunningServer;
  let context: BrowserContext;
  beforeAll(async () => {
    server = await startServer();
    // One person for all rounds: registering is limited by address.
    ({ context } = await openSignedIn(browser, server.url, 'desktop', withoutPreview));
  });
  afterAll(() => server.stop());

  const rounds = Array.from({ length: ROUNDS }, (_, round) => round + 1);
  test.each(rounds)(
    'round %i: cut networks, reloads and a killed server lose no edit of two tabs and another device, and every clash is shown',
    async (round) => {
      const random = makeRandom(round);
      const page = await context.newPage();
      const id = await makeCv(page, server.url, 'CV Badai');
      const address = `${server.url}/app/cv/builder/${id}`;
      const device = await browser.newContext({
        ...withoutPreview,
        storageState: await context.storageState(),
      });
      const second = await device.newPage();
      const tab = await context.newPage();
      for (const each of [second, tab]) await openPage(each, address);
      const writers: [Writer, Writer, Writer] = [
        { context, page, label: 'Ringkasan', typed: [], cities: [] },
        { context: device, page: second, label: 'Alamat', typed: [], cities: [] },
        { context, page: tab, label: 'Profesi atau posisi', typed: [], cities: [] },
      ];
      const fates: Fates = { known: new Set(), conflicts: 0 };
      const answerAs = (writer: Writer) => {
        const others = writers.filter((each) => each !== writer);
        return answer(writer, others, random() < 0.5 ? 'mine' : 'theirs', fates);
      };
      let crash: Promise<void> | undefined;

      // One clash that is sure to come; the others come as they may.
      await device.setOffline(true);
      await putCity(writers[0], 'kota-sini', fates);
      await isSaved(page);
      await putCity(writers[1], 'kota-sana', fates);
      await device.setOffline(false);
      await second.getByRole('dialog', { name: 'CV ini juga diubah di tempat lain' }).waitFor();

      for (let edit = 1; edit <= EDITS; edit += 1) {
        const turn = random();
        const writer = turn < 0.4 ? writers[0] : turn < 0.7 ? writers[1] : writers[2];
        // A tab behind another one is given a frame a second.
        await writer.page.bringToFront();
        if (random() < 0.25) {
          await answerAs(writer);
          await putCity(writer, `kota-${edit}`, fates);
        } else await typeWord(writer, `w${edit}`, () => answerAs(writer));

        const mishap = random();
        // One kill is sure, too.
        if (edit === EDITS / 2) crash ??= server.crashAndRestart();
        else if (mishap < 0.08) await writer.context.setOffline(true);
        else if (mishap < 0.2) await writer.context.setOffline(false);
        else if (mishap < 0.26 && !crash) crash = server.crashAndRestart();
        else if (mishap < 0.36) {
          await writer.context.setOffline(false);
          await crash;
          crash = undefined;
          await reloadPage(writer.page);
          await writer.page.locator('h1 ~ div:not([inert])').first().waitFor();
        } else await pause(writer.page, Math.round(random() * 54));
      }

      await crash;
      for (const writer of writers) await writer.context.setOffline(false);
      const answerAndCountSaved = async () => {
        for (const writer of writers) await answerAs(writer);
        return Promise.all(writers.map((each) => each.page.locator('[data-status=saved]').count()));
      };
      await expect.poll(answerAndCountSaved, { interval: 200 }).not.toContain(0);
      for (const writer of writers) await isSaved(writer.page);
      await openPage(page, address);
      for (const { label, typed } of writers) {
        const words = (await textOf(page.getByRole('textbox', { name: label }))).trim().split(/\s+/);
        expect(words).toEqual(typed);
      }
      const last = await page.getByLabel('Kota').inputValue();
      const cities = writers.flatMap((writer) => writer.cities);
      expect(cities).toContain(last);
      expect(cities.filter((city) => city !== last && !fates.known.has(city))).toEqual([]);
      expect(fates.conflicts).toBeGreaterThan(0);
      await Promise.all([page.close(), tab.close(), device.close()]);
    },
    120_000 + EDITS * 5_000,
  );
});

import { openPage } from './open-page.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { verifyAddress } from './outbox.ts';

const TAB = '/app/cv/dashboard?tab=ats';

/** Three checks for the person who is signed in on this page, by the demo's code; and no questions about how they liked it. */
export async function giveChecks(page: Page, url: string): Promise<void> {
  const { request } = page.context();
  await verifyAddress(url, async (path) => (await request.get(url + path)).text());
  const redeemed = await request.post(`${url}/app/cv/ats-redeem`, {
    headers: { origin: url },
    data: { intent: 'process', code: 'REDEEM3', clientToken: 'press-redeem-3' },
  });
  expect(await redeemed.json()).toEqual({ code: 'REDEEM3', usesGranted: 3 });
  for (const type of ['atsc', 'general'])
    await request.post(`${url}/app/feedback`, { headers: { origin: url }, form: { intent: 'later', type } });
}

/** Opens the upload step; a phone has to confirm it. */
export async function openUpload(page: Page, url: string): Promise<void> {
  await page.context().addCookies([{ name: 'ats_phone', value: '1', url }]);
  await openPage(page, `${url}${TAB}&step=1`);
}

interface Upload {
  name: string;
  buffer: Buffer;
}

/** Chooses a file and waits for its result. @returns the id of the check */
export async function checkFile(page: Page, file: Upload): Promise<string> {
  await chooseFile(page, file);
  await page.waitForURL(/check=/);
  await page.getByRole('heading', { name: 'Hasil Pengecekan' }).waitFor();
  return new URL(page.url()).searchParams.get('check') ?? '';
}

export async function chooseFile(page: Page, { name, buffer }: Upload): Promise<void> {
  await page.getByLabel('Pilih file PDF').setInputFiles({ name, mimeType: 'application/pdf', buffer });
}

/** The number on the tab's badge; 0 where there is none. */
export async function usesOnBadge(page: Page): Promise<number> {
  const text = await page.getByRole('link', { name: /^ATS Checker/ }).innerText();
  return Number(/(\d+)x$/.exec(text)?.[1] ?? 0);
}

export async function expectNoOverflow(page: Page): Promise<void> {
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide).toBeLessThanOrEqual(0);
}

import { randomUUID } from 'node:crypto';
import type { StarterRole } from '@setapak/resume';
import type {
  APIRequestContext,
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
} from 'playwright-core';
import { expect } from 'vitest';
import { newAddress } from './addresses.ts';
import { openPage } from './open-page.ts';
import { goodPassword } from './visitor.ts';

export const screens = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

/** A desk on which the builder has no room for the CV beside its form: to draw it after each edit is half of the work. */
export const withoutPreview = { viewport: { width: 1000, height: 800 } } as const;

export type Screen = keyof typeof screens;

export interface SignedInBrowser {
  context: BrowserContext;
  page: Page;
  /** Everything that the pages wrote to the console or threw. */
  complaints: string[];
}

/** Registers somebody new over HTTP, who is signed in in this context then. @returns the e-mail */
export async function registerIn({ request }: BrowserContext, url: string): Promise<string> {
  const email = `${randomUUID()}@setapak.example`;
  const answer = await request.post(`${url}/register`, {
    headers: { origin: url },
    maxRedirects: 0,
    form: {
      name: 'Rani Kusuma',
      email,
      confirmEmail: email,
      phone: '+6281234567890',
      password: goodPassword,
    },
  });
  expect(answer.status()).toBe(302);
  return email;
}

/** The same window for somebody else: signed out, at another address. Its pages start faster than those of a new one. */
export async function changePerson(context: BrowserContext): Promise<void> {
  await context.clearCookies();
  await context.setExtraHTTPHeaders(newAddress());
}

/** Signs in over HTTP. */
export async function signInTo({ request }: BrowserContext, url: string, email: string): Promise<void> {
  const form = { email, password: goodPassword };
  const answer = await request.post(`${url}/login`, { headers: { origin: url }, maxRedirects: 0, form });
  expect(answer.status()).toBe(302);
}

/** A browser window of somebody who has just registered. */
export async function openSignedIn(
  browser: Browser,
  url: string,
  screen: Screen,
  options: BrowserContextOptions = {},
): Promise<SignedInBrowser> {
  const context = await browser.newContext({ ...screens[screen], locale: 'id-ID', ...options });
  await registerIn(context, url);
  const complaints: string[] = [];
  // Of a resource that could not be loaded the text alone does not say which.
  context.on('console', (message) =>
    complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`),
  );
  context.on('weberror', (error) => complaints.push(String(error.error())));
  const page = await context.newPage();
  return { context, page, complaints };
}

/** Makes a CV over HTTP, empty or from a starter. @returns its id */
export async function createCv(
  request: APIRequestContext,
  url: string,
  name: string,
  role?: StarterRole,
): Promise<string> {
  const send = async (path: string, form: Record<string, string>) => {
    const answer = await request.post(url + path, { form, headers: { origin: url }, maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    return answer.headers()['location']?.split('/').at(-1) ?? '';
  };
  const id = await send('/app/cv/dashboard', { intent: 'create', name });
  if (role) await send(`/app/cv/template/${id}`, { role });
  return id;
}

/** Makes a CV and opens its builder, which draws the CV beside the form on a desk alone. @returns its id */
export async function makeCv(page: Page, url: string, name: string, role?: StarterRole): Promise<string> {
  const id = await createCv(page.request, url, name, role);
  await openPage(page, `${url}/app/cv/builder/${id}`);
  if (page.viewportSize()!.width >= screens.desktop.viewport.width) await painted(page);
  return id;
}

/** The first page of the CV stands on its canvas. */
export async function painted(page: Page): Promise<void> {
  await page.locator('canvas').first().waitFor();
}

/** The status line says that everything is on the server. */
export async function isSaved(page: Page): Promise<void> {
  await page.locator('[data-status=saved]').waitFor();
}

/** What stands in a field, be it an input or the editor of a summary. */
export async function textOf(field: Locator): Promise<string> {
  return field.evaluate((element) =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.value
      : (element.textContent ?? ''),
  );
}

import { chromium, type Browser } from 'playwright-core';
import { findBrowser } from '../../../scripts/find-browser.ts';
import { newAddress } from './addresses.ts';

/** No sandbox because CI runs as root; nothing that calls home, because the tests run without a network. */
const args = [
  '--no-sandbox',
  // Pages live for seconds: what compiling them again, and better, costs never comes back (a seventh of the work of drawing).
  '--js-flags=--no-maglev --no-turbofan',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A microphone that is not there, for voice messages.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** How long a locator waits: what is awaited comes soon, or not at all; a busy machine takes its time. As `expect.poll` (vitest.config.ts). */
export const WAIT_MS = 60_000;

/** Starts the installed Chromium, headless. Every context of it comes from an address of its own. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No Chromium is installed. See README.md, Tests.');
  const browser = await chromium.launch({ executablePath, args });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext({
      // A sheet that still slides in, or a page that fades, takes a click for one beside it. Tests of what moves ask for it.
      reducedMotion: 'reduce',
      ...options,
      extraHTTPHeaders: { ...newAddress(), ...options?.extraHTTPHeaders },
    });
    context.setDefaultTimeout(WAIT_MS);
    // Requests of a service worker cannot be held up or counted: only who names it has one.
    if (options?.serviceWorkers !== 'allow')
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    return context;
  };
  launched = browser;
  return browser;
}

let launched: Browser | undefined;

export async function closeContexts(): Promise<void> {
  await Promise.all((launched?.contexts() ?? []).map((context) => context.close()));
}

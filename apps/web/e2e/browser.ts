import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';
import { newAddress } from './addresses.ts';

const installed = [
  process.env['CHROME_PATH'],
  // Without the parts that a window needs: the same engine for half the work.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** No sandbox because CI runs as root; nothing that calls home, because the tests run without a network. */
const args = [
  '--no-sandbox',
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

/** Starts the installed Chromium, headless. Every context of it comes from an address of its own. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = installed.find((path) => path !== undefined && existsSync(path));
  if (!executablePath)
    throw new Error(
      'No Chromium is installed: install one, or name it in CHROME_PATH. See README.md, Tests.',
    );
  const browser = await chromium.launch({ executablePath, args });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = (options) =>
    newContext({ ...options, extraHTTPHeaders: { ...newAddress(), ...options?.extraHTTPHeaders } });
  launched = browser;
  return browser;
}

let launched: Browser | undefined;

export async function closeContexts(): Promise<void> {
  await Promise.all((launched?.contexts() ?? []).map((context) => context.close()));
}

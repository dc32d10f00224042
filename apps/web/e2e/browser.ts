import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

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
];

/**
 * Starts the installed Chromium, headless.
 * @param more flags for this browser alone, such as a microphone that is not there
 */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = installed.find((path) => path !== undefined && existsSync(path));
  if (!executablePath)
    throw new Error(
      'No Chromium is installed: install one, or name it in CHROME_PATH. See README.md, Tests.',
    );
  return chromium.launch({ executablePath, args: [...args, ...more] });
}

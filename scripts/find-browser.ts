import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const installed = [
  // Without the parts that a window needs: the same engine for half the work.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium that journeys use: the one that CHROME_PATH names, an installed one, or Playwright's own download. */
export function findBrowser(): string | undefined {
  const named = process.env['CHROME_PATH'];
  if (named) return existsSync(named) ? named : undefined;
  return [...installed, ...downloaded()].find(starts);
}

/** The Firefox in which the main road is tried too: the one that FIREFOX_PATH names, or an installed one. */
export function findFirefox(): string | undefined {
  const named = process.env['FIREFOX_PATH'];
  if (named) return existsSync(named) ? named : undefined;
  return ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(starts);
}

/** On Ubuntu `chromium` may be a script that only says to use snap. */
function starts(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 60_000 }).status === 0;
}

/** Where `playwright install` puts its browsers, newest first. */
function downloaded(): string[] {
  const folders = [
    process.env['PLAYWRIGHT_BROWSERS_PATH'],
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
  ].filter((folder) => folder !== undefined && existsSync(folder));
  return folders.flatMap((folder) =>
    readdirSync(folder!, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\/(chrome-headless-shell|headless_shell|chrome|Chromium)$/.test(file))
      .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
      .map((file) => join(folder!, file)),
  );
}

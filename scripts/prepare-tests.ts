import { spawnSync } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './find-browser.ts';

/**
 * `npm test` runs this first, so that a bare machine has what the tests want before one of them starts. A browser is a must:
 * without one it ends in a sentence that says what to install. Of poppler and PostgreSQL it says what is left out.
 */
const isRoot = process.getuid?.() === 0;
const hasApt = existsSync('/usr/bin/apt-get') && existsSync('/etc/debian_version');
const say = (line: string) => process.stderr.write(`${line}\n`);
const runs = (command: string, args: string[], env = {}) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } })
    .status === 0;
const hasPoppler = () => spawnSync('pdftotext', ['-v']).status === 0;

let listed = false;
/** @returns whether the distribution has one of the packages and installed it */
function installPackage(...names: string[]): boolean {
  if (!isRoot || !hasApt) return false;
  if (!listed) runs('apt-get', ['update', '-qq']);
  listed = true;
  return names.some((name) => {
    const options = ['install', '-y', '-qq', '--no-install-recommends'];
    return (
      spawnSync('apt-cache', ['show', name]).status === 0 &&
      runs('apt-get', [...options, name], { DEBIAN_FRONTEND: 'noninteractive' })
    );
  });
}

function downloadBrowser(): boolean {
  const playwright = join(import.meta.dirname, '../node_modules/playwright-core/cli.js');
  const withDeps = isRoot && hasApt ? ['--with-deps'] : [];
  return runs(process.execPath, [playwright, 'install', ...withDeps, '--only-shell', 'chromium']);
}

const HOSTS = '/etc/hosts';
const hasLocalhost = () =>
  lookup('localhost').then(
    () => true,
    () => false,
  );

// A system that was just unpacked has no list of hosts yet.
if (!(await hasLocalhost()) && isRoot && !existsSync(HOSTS))
  writeFileSync(HOSTS, '127.0.0.1 localhost\n::1 localhost\n');
if (!(await hasLocalhost())) {
  say(
    'The tests talk to localhost, which this machine does not know: add "127.0.0.1 localhost" to /etc/hosts.',
  );
  process.exit(1);
}
if (!findBrowser() && !process.env['CHROME_PATH']) {
  say('No Chromium is installed: fetching one for the journeys…');
  if (!(installPackage('chromium-headless-shell', 'chromium') && findBrowser())) downloadBrowser();
}
if (!findBrowser()) {
  say(
    'The tests need a Chromium: install one (on Debian: apt-get install chromium-headless-shell), or name it in CHROME_PATH.',
  );
  process.exit(1);
}
if (!hasPoppler()) installPackage('poppler-utils');
if (!hasPoppler()) say('Without pdftotext (poppler-utils) what it reads from our PDFs is not tried.');
if (!process.env['TEST_DATABASE_URL'])
  say('Without TEST_DATABASE_URL use cases are tried on PGlite alone, and not on PostgreSQL as well.');

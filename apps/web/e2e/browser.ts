import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const installed = [
  process.env['CHROME_PATH'],
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
 * Starts headless Chromium: an installed one, else the one that ships inside an npm package.
 * @param more flags for this browser alone, such as a microphone that is not there
 */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const found = installed.find((path) => path !== undefined && existsSync(path));
  if (found) return chromium.launch({ executablePath: found, args: [...args, ...more] });
  const { executablePath, env } = await packagedChromium();
  return chromium.launch({
    executablePath,
    args: [...args, ...more, '--headless=shell', '--no-zygote'],
    env,
  });
}

/** Unpacks @sparticuz/chromium with its shared libraries into a folder of its version, for it reuses stale files. */
async function packagedChromium() {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const folder = dirname(dirname(entry));
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
  const unpacked = join(tmpdir(), `setapak-chromium-${version}`);
  await mkdir(unpacked, { recursive: true });

  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = unpacked;
  try {
    const { default: packaged, inflate } = await import('@sparticuz/chromium');
    await inflate(join(folder, 'bin/al2023.tar.br'));
    const executablePath = await packaged.executablePath();
    const env = {
      ...process.env,
      LD_LIBRARY_PATH: join(unpacked, 'al2023/lib'),
      FONTCONFIG_PATH: join(unpacked, 'fonts'),
    };
    return { executablePath, env };
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

const DEBIAN = '/usr/lib/postgresql';

/** PostgreSQL's own tools: of the newest version that is installed, for they read servers of older ones. */
function toolPath(name: string): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const newest = versions.sort((one, other) => Number(other) - Number(one));
  const found = newest.map((version) => join(DEBIAN, version, 'bin', name)).find((path) => existsSync(path));
  return found ?? name;
}

/** As environment: what stands in a command line can be read by everybody on the machine. */
function environmentOf(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const given = {
    PGHOST: searchParams.get('host') ?? hostname,
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
}

/** A dump of the database as it is in an exported snapshot, in PostgreSQL's custom format. */
export async function dumpPostgres(
  url: string,
  snapshot: string,
  use: (dump: Readable) => Promise<void>,
): Promise<void> {
  const args = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${snapshot}`];
  await runTool('pg_dump', args, url, ({ stdout }) => use(stdout));
}

/** Brings a dump into an empty database; the first error ends it. */
export async function restorePostgres(url: string, dump: Readable): Promise<void> {
  const database = environmentOf(url)['PGDATABASE'] ?? '';
  const args = ['--no-owner', '--no-privileges', '--exit-on-error', `--dbname=${database}`];
  await runTool('pg_restore', args, url, ({ stdin }) => pipeline(dump, stdin));
}

async function runTool(
  name: string,
  args: string[],
  url: string,
  use: (streams: { stdin: Writable; stdout: Readable }) => Promise<void>,
): Promise<void> {
  const tool = spawn(toolPath(name), args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], ...environmentOf(url) },
  });
  const exited = once(tool, 'exit') as Promise<[number | null]>;
  const [used, complaints, [code]] = await Promise.all([
    // A tool that fails closes its streams early; its own words say more than that.
    use(tool).then(
      () => undefined,
      (error: unknown) => {
        // It would wait for ever for somebody who reads.
        tool.kill();
        return error;
      },
    ),
    text(tool.stderr),
    exited,
  ]);
  if (used && (complaints === '' || complaints.includes('terminated by user'))) throw used;
  if (code !== 0) throw new Error(`${name} failed (${String(code)}): ${complaints.trim()}`);
}

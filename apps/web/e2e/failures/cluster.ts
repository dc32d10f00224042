import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../server.ts';

/** A primary with a synchronous standby, and PgBouncer in front: in transaction mode, with an entry in session mode to listen. */
export interface Cluster {
  /** Through PgBouncer, in transaction mode. */
  url: string;
  /** Through PgBouncer, in session mode: moves with the primary. */
  directUrl: string;
  /** Kills the primary at once, promotes the standby and points PgBouncer there. */
  failOver(): Promise<void>;
  /** Stops the server that takes writes, as for a reboot, and starts it again. */
  stopPrimary(): void;
  startPrimary(): Promise<void>;
  stop(): Promise<void>;
}

const NAME = 'setapak';

export async function startCluster(): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'setapak-cluster-'));
  own(folder);
  const [primaryPort, standbyPort, bouncerPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const [primary, standby] = ['primary', 'standby'].map((name) => join(folder, name)) as [string, string];
  run('initdb', ['-D', primary, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8']);
  await start(primary, primaryPort, folder);
  await query(primaryPort, 'postgres', `CREATE DATABASE ${NAME}`);
  run('pg_basebackup', [
    '-h',
    '127.0.0.1',
    '-p',
    String(primaryPort),
    '-U',
    'postgres',
    '-D',
    standby,
    '-R',
    '--checkpoint=fast',
    '-X',
    'stream',
  ]);
  await start(standby, standbyPort, folder);
  await query(primaryPort, 'postgres', `ALTER SYSTEM SET synchronous_standby_names = '*'`);
  await query(primaryPort, 'postgres', 'SELECT pg_reload_conf()');
  await until(async () => {
    const rows = await query(primaryPort, 'postgres', 'SELECT sync_state FROM pg_stat_replication');
    return rows.some(({ sync_state }) => sync_state === 'sync');
  });

  const settings = join(folder, 'pgbouncer.ini');
  await writeFile(settings, settingsOf(primaryPort, bouncerPort, folder));
  own(settings);
  await writeFile(join(folder, 'users'), '"postgres" ""\n');
  const bouncer = startAs(['/usr/sbin/pgbouncer', settings]);
  await until(async () => (await query(bouncerPort, NAME, 'SELECT 1')).length === 1);
  const url = (database: string) => `postgres://postgres@127.0.0.1:${bouncerPort}/${database}`;
  let now = { folder: primary, port: primaryPort };

  return {
    url: url(NAME),
    directUrl: url(`${NAME}_direct`),
    async failOver() {
      kill(now.folder);
      now = { folder: standby, port: standbyPort };
      run('pg_ctl', ['-D', standby, '-w', 'promote']);
      // Nobody stands behind it yet: it must not wait for one.
      await query(standbyPort, 'postgres', `ALTER SYSTEM SET synchronous_standby_names = ''`);
      await query(standbyPort, 'postgres', 'SELECT pg_reload_conf()');
      await writeFile(settings, settingsOf(standbyPort, bouncerPort, folder));
      await query(bouncerPort, 'pgbouncer', 'RELOAD');
    },
    stopPrimary: () => run('pg_ctl', ['-D', now.folder, '-m', 'fast', '-w', 'stop']),
    startPrimary: () => start(now.folder, now.port, folder),
    async stop() {
      bouncer.kill('SIGKILL');
      for (const each of [primary, standby]) kill(each);
      await delay(200);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** deploy/pgbouncer.ini, with the places of this cluster. */
function settingsOf(port: number, listen: number, folder: string): string {
  const written = readFileSync(join(import.meta.dirname, '../../../../deploy/pgbouncer.ini'), 'utf8');
  const place = (database: string, more = '') =>
    `${database} = host=127.0.0.1 port=${port} dbname=${NAME}${more}`;
  return written
    .replace(/^setapak = .*$/m, `${place(NAME)}\n${place(`${NAME}_direct`, ' pool_mode=session')}`)
    .replace(/^listen_port = .*$/m, `listen_port = ${listen}`)
    .replace(/^auth_type = .*$/m, 'auth_type = trust')
    .replace(
      /^auth_file = .*$/m,
      `auth_file = ${folder}/users\nadmin_users = postgres\nunix_socket_dir = ${folder}`,
    );
}

const bin = (name: string) => {
  const versions = readdirSync('/usr/lib/postgresql').sort((one, other) => Number(other) - Number(one));
  return join('/usr/lib/postgresql', versions[0] ?? '', 'bin', name);
};

/** PostgreSQL and PgBouncer refuse to run as root. */
const user = (() => {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
})();

function own(path: string): void {
  if (user.uid !== undefined) chownSync(path, user.uid, user.gid);
}

function run(tool: string, args: string[]): void {
  const { status, stderr, stdout } = spawnSync(bin(tool), args, { ...user, encoding: 'utf8', cwd: '/' });
  if (status !== 0) throw new Error(`${tool}: ${stdout}${stderr}`);
}

function startAs([command = '', ...args]: string[]): ChildProcess {
  return spawn(command, args, { ...user, stdio: 'ignore', cwd: '/' });
}

async function start(data: string, port: number, sockets: string): Promise<void> {
  await mkdir(sockets, { recursive: true });
  const options = `-p ${port} -k ${sockets} -c listen_addresses=127.0.0.1 -c max_connections=100 -c shared_buffers=64MB`;
  run('pg_ctl', ['-D', data, '-w', '-s', '-l', join(sockets, `${port}.log`), '-o', options, 'start']);
}

/** Without a word to anybody, as where the power fails. */
function kill(data: string): void {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  // Its children notice that the first process is gone, and end.
  if (!Number.isInteger(pid) || pid <= 1) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // One that was killed before leaves its file behind.
    if ((error as { code?: string }).code !== 'ESRCH') throw error;
  }
}

async function query(port: number, database: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ host: '127.0.0.1', port, user: 'postgres', database });
  await client.connect();
  try {
    const result = await client.query<Record<string, unknown>>(text);
    return result.rows;
  } finally {
    await client.end();
  }
}

async function until(ready: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    if (await ready().catch(() => false)) return;
    await delay(200);
  }
  throw new Error('it was not ready in time');
}

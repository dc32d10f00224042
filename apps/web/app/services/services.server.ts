import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { createAuth, type Auth } from './auth/auth.server.ts';
import type { Config } from './config/config.server.ts';
import { openDatabase, type Database, type Db } from './db/db.server.ts';
import { createLimits, type Limits } from './limits/limits.server.ts';
import { createLog, type Log } from './log/log.server.ts';

/** Everything that use cases reach the outside world through. Made once at boot. */
export interface Services {
  config: Config;
  /** Where people reach us, without a trailing slash. */
  baseUrl: string;
  log: Log;
  database: Database;
  db: Db;
  auth: Auth;
  limits: Limits;
  /** True once a stop was asked for: no new work is taken. */
  stopping: boolean;
  close(): Promise<void>;
}

export async function createServices(config: Config): Promise<Services> {
  const log = createLog(config.LOG_LEVEL);
  const dataDir = resolve(config.SETAPAK_DATA_DIR);
  const baseUrl = (config.APP_URL ?? `http://localhost:${config.PORT}`).replace(/\/$/, '');
  const secret = config.AUTH_SECRET ?? (await demoSecret(dataDir));
  const database = await openDatabase({
    url: config.DATABASE_URL,
    dataDir,
    onError: (error) => log.error({ err: error }, 'database connection lost'),
  });
  const { db } = database;
  const services: Services = {
    config,
    baseUrl,
    log,
    database,
    db,
    limits: createLimits(database),
    auth: createAuth({ db, secret, baseUrl, sendResetLink: async () => {} }),
    stopping: false,
    async close() {
      await database.close();
    },
  };
  return services;
}

/** The demo needs no configuration, but its sessions must survive a restart: it keeps a secret of its own. */
async function demoSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'auth-secret');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept.length >= 32) return kept;
  const secret = randomBytes(32).toString('base64url');
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
}

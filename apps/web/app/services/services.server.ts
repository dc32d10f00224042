import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { createAuth, type Auth, type AuthOptions } from './auth/auth.server.ts';
import { DEMO_CLIENT, DEMO_GOOGLE_PATH } from './auth/demo-google.ts';
import { createGoogle, type Google } from './auth/google.server.ts';
import type { Config } from './config/config.server.ts';
import { openDatabase, type Database, type Db } from './db/db.server.ts';
import { createBundling, type Bundling } from './bundling/bundling.server.ts';
import { createEvents, type Events } from './events/events.server.ts';
import { createImages, type Images } from './images/images.server.ts';
import { createJobs, type Jobs } from './jobs/jobs.server.ts';
import { createLanguageModel, type LanguageModel } from './language-model/language-model.server.ts';
import { createLimits, type Limits } from './limits/limits.server.ts';
import type { ErrorReports } from './log/error-reports.server.ts';
import { createLinks, type Links } from './links/links.server.ts';
import { createLog, type Log } from './log/log.server.ts';
import { createMailer, type Mailer } from './mail/mailer.server.ts';
import { createPuzzles, type Puzzles } from './puzzles/puzzles.server.ts';
import { createPayments, type Payments } from './payments/payments.server.ts';
import { keysOf } from './processes/keys-of.ts';
import { joinProcesses, type Processes } from './processes/processes.server.ts';
import { createReading, type Reader } from './reading/reading.server.ts';
import { createRendering, type Rendering } from './rendering/rendering.server.ts';
import { createSealing, type Sealing } from './sealing/sealing.server.ts';
import { storageOfConfig } from './storage/storage-of-config.server.ts';
import type { Storage } from './storage/storage.server.ts';
import { startTelemetry } from './telemetry/telemetry.server.ts';
import { watchDatabase } from './telemetry/watch-database.ts';
import { watchTasks } from './telemetry/watch-tasks.ts';
import { VERSION } from './version.ts';
import { clamdAt } from './scanning/clamd.server.ts';
import { scannedStorage } from './scanning/scanned-storage.server.ts';

/** Everything that use cases reach the outside world through. Made once at boot. */
export interface Services {
  config: Config;
  /** Where people reach us, without a trailing slash. */
  baseUrl: string;
  /** Where this process reaches itself. */
  loopbackUrl: string;
  log: Log;
  database: Database;
  db: Db;
  auth: Auth;
  google: Google;
  limits: Limits;
  links: Links;
  puzzles: Puzzles;
  sealing: Sealing;
  storage: Storage;
  jobs: Jobs;
  processes: Processes;
  mailer: Mailer;
  events: Events;
  payments: Payments;
  rendering: Rendering;
  reading: Reader;
  images: Images;
  bundling: Bundling;
  /** What the writing assistant speaks to; null where the operator chose none. */
  languageModel: LanguageModel | null;
  /** Aborted once this process is to leave: it still answers, and says that no more should be sent to it. */
  draining: AbortSignal;
  drain(): void;
  /** Aborted once nothing more is taken: what stays open for ever ends. */
  stopping: AbortSignal;
  stop(): void;
  /** Ends what is under way, in the order in which one needs the other. */
  close(): Promise<void>;
}

/** Longer than anything takes that somebody waits for. */
const ANSWER_MS = 30_000;

export async function createServices(config: Config): Promise<Services> {
  const telemetry = await startTelemetry(config, VERSION);
  const reports = await openErrorReports(config);
  const log = createLog(config.LOG_LEVEL, reports);
  const dataDir = resolve(config.SETAPAK_DATA_DIR);
  const baseUrl = (config.APP_URL ?? `http://localhost:${config.PORT}`).replace(/\/$/, '');
  const secret = config.AUTH_SECRET ?? (await demoSecret(dataDir));
  const database = await openDatabase({
    url: config.DATABASE_URL,
    directUrl: config.DATABASE_DIRECT_URL,
    dataDir,
    onError: (error) => log.error({ err: error }, 'database connection lost'),
    answerMs: ANSWER_MS,
    migrations: config.SETAPAK_MODE === 'production' ? 'await' : 'run',
    onWait: (reason) => log.warn(reason),
  });
  const { db } = database;
  if (telemetry.isOn) watchDatabase(database);
  const previousSecrets = config.AUTH_SECRET_PREVIOUS ? [config.AUTH_SECRET_PREVIOUS] : [];
  const drainer = new AbortController();
  const stopper = new AbortController();
  const jobs = await createJobs({ database, log });
  const events = await createEvents({ database, log });
  const processes = await joinProcesses({
    db,
    log,
    role: config.SETAPAK_ROLE,
    version: VERSION,
    keys: keysOf({ config, secret, baseUrl }),
  });
  const rendering = watchTasks('rendering', createRendering(config));
  const reading = watchTasks('reading', createReading(config));
  const images = watchTasks('images', createImages());
  const bundling = watchTasks('bundling', createBundling());
  const storage = storageOfConfig(config);
  const limits = createLimits(database);
  const loopbackUrl = loopbackOf(config);
  const authOptions: AuthOptions = {
    db,
    log,
    events,
    secret,
    previousSecrets,
    baseUrl,
    sendResetLink: ({ email, name, url, until }) =>
      jobs.enqueue(
        db,
        'send-mail',
        { template: 'reset-password', to: email, until: until.toISOString(), props: { name, url } },
        { once: 'reset-password' },
      ),
    tellOfReset: ({ id }) => jobs.enqueue(db, 'tell-owner', { userId: id, kind: 'password-changed' }),
  };
  return {
    config,
    baseUrl,
    loopbackUrl,
    log,
    database,
    db,
    jobs,
    processes,
    mailer: createMailer({
      from: config.MAIL_FROM,
      smtpUrl: config.SMTP_URL,
      site: mailSite(config, baseUrl),
      db,
      log,
    }),
    events,
    payments: createPayments({ config, loopbackUrl, secret }),
    rendering,
    reading,
    images,
    bundling,
    languageModel: createLanguageModel(config),
    storage: config.CLAMD_URL ? scannedStorage(storage, clamdAt(config.CLAMD_URL), log) : storage,
    limits,
    puzzles: createPuzzles({ secret, limits }),
    links: createLinks(secret, previousSecrets),
    // In production the key is one of its own; the demo makes it from its secret.
    sealing: createSealing(
      config.DATA_KEY ?? secret,
      [config.DATA_KEY_PREVIOUS, config.AUTH_SECRET, config.AUTH_SECRET_PREVIOUS].filter(
        (key) => key !== undefined,
      ),
    ),
    auth: createAuth(authOptions),
    google: createGoogle({ ...authOptions, ...googleClient(config, loopbackUrl) }),
    draining: drainer.signal,
    drain: () => drainer.abort(),
    stopping: stopper.signal,
    stop: () => stopper.abort(),
    async close() {
      await Promise.all([jobs.stop(), processes.stop()]);
      await Promise.all([
        events.stop(),
        rendering.close(),
        reading.close(),
        images.close(),
        bundling.close(),
      ]);
      await database.close();
      await Promise.all([telemetry.stop(), reports?.flush()]);
    },
  };
}

/** Loaded only where it is configured. */
async function openErrorReports({
  SENTRY_DSN: dsn,
  SETAPAK_MODE,
}: Config): Promise<ErrorReports | undefined> {
  if (!dsn) return undefined;
  const { createErrorReports } = await import('./log/error-reports.server.ts');
  return createErrorReports({ dsn, release: VERSION, environment: SETAPAK_MODE });
}

const EVERY_INTERFACE = new Set(['0.0.0.0', '::']);

function loopbackOf({ HOST, PORT }: Config): string {
  return `http://${EVERY_INTERFACE.has(HOST) ? '127.0.0.1' : HOST}:${PORT}`;
}

/** Google itself where it is configured, else the demo's stand-in in this very process. */
function googleClient({ APP_URL, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }: Config, loopbackUrl: string) {
  const path = '.well-known/openid-configuration';
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET)
    return {
      clientId: DEMO_CLIENT.id,
      clientSecret: DEMO_CLIENT.secret,
      discoveryUrl: (baseUrl: string) =>
        `${loopbackUrl}${DEMO_GOOGLE_PATH}/${path}?origin=${encodeURIComponent(baseUrl)}`,
      followsOrigin: APP_URL === undefined,
    };
  return {
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
    discoveryUrl: () => `https://accounts.google.com/${path}`,
    followsOrigin: false,
  };
}

/** What mails show of us: the logo from our own address, the company below. */
function mailSite({ COMPANY_NAME, COMPANY_ADDRESS }: Config, baseUrl: string) {
  const issuer = [COMPANY_NAME, COMPANY_ADDRESS].filter(Boolean).join(' · ');
  return { baseUrl, issuer: issuer || undefined };
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

import { z } from 'zod';

function gatewayUrl(url: string) {
  return z
    .url({ protocol: /^https?$/ })
    .default(url)
    .transform((text) => text.replace(/\/$/, ''));
}

/** What the environment says, read once at boot. Everything has a default in the demo; production names what it needs. */
const common = {
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  SETAPAK_DATA_DIR: z.string().min(1).default('./data'),
  /** `web` answers requests, `worker` runs jobs, `both` does both. */
  SETAPAK_ROLE: z.enum(['web', 'worker', 'both']).default('both'),
  /** How many proxies stand in front and are believed when they name the client's address. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** Where traces and metrics are sent: a collector's address, OTLP over HTTP. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('setapak'),
  /** Where Prometheus reads `/metrics`: a port that nobody outside reaches. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Where errors are reported: any service that speaks Sentry's protocol. */
  SENTRY_DSN: z.url({ protocol: /^https?$/ }).optional(),
  /** For `npm run backup`: where copies are kept, who can read them (`age1…`), and, only to read them, the key. */
  BACKUP_DIR: z.string().min(1).default('./backups'),
  BACKUP_RECIPIENT: z.string().startsWith('age1').optional(),
  BACKUP_IDENTITY: z.string().startsWith('AGE-SECRET-KEY-').optional(),
  /** How long a process that leaves still takes requests, until the proxy in front has seen it in `/readyz`. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(120).default(0),
  RENDER_WORKERS: z.coerce.number().int().min(1).max(64).default(2),
  READ_WORKERS: z.coerce.number().int().min(1).max(64).default(2),
  /** What lets pages open without a network. `off` also removes it from browsers that have it. */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  /** Both together hand what is counted on to PostHog; otherwise it stays in our database. */
  POSTHOG_HOST: z.url({ protocol: /^https?$/ }).optional(),
  POSTHOG_KEY: z.string().min(1).optional(),
  /** Both together bring the Chatwoot widget; otherwise a small help panel of our own is shown. */
  CHATWOOT_URL: z.url({ protocol: /^https?$/ }).optional(),
  CHATWOOT_TOKEN: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  /** A clamd that looks at every uploaded file before it is kept, such as `tcp://127.0.0.1:3310`. */
  CLAMD_URL: z.url({ protocol: /^tcp$/ }).optional(),
  /** Where sessions meet whose mentor names no room: `{room}` becomes an unguessable name, as in `https://meet.example/{room}`. */
  MEETING_URL_TEMPLATE: z
    .string()
    .regex(/^https:\/\/[^\s{}]*\{room\}[^\s{}]*$/, 'an https:// address with {room} in it')
    .optional(),
  /** Seals bank accounts in the database: 32 random bytes as base64. */
  DATA_KEY: z
    .string()
    .refine((text) => Buffer.from(text, 'base64').length === 32, '32 bytes as base64')
    .optional(),
  /** While a key is changed: what it was before. `npm run rotate-keys` makes it needless. */
  DATA_KEY_PREVIOUS: z.string().min(32).optional(),
  AUTH_SECRET_PREVIOUS: z.string().min(32).optional(),
  /** Who issues receipts and sends mails; without them the sample company of `content/legal.ts` stands on receipts. */
  COMPANY_NAME: z.string().min(1).optional(),
  COMPANY_ADDRESS: z.string().min(1).optional(),
  /** Its taxpayer's number. */
  COMPANY_NPWP: z.string().min(15).optional(),
  MIDTRANS_SERVER_KEY: z.string().min(1).optional(),
  /** Public: the browser hands it to Snap. */
  MIDTRANS_CLIENT_KEY: z.string().min(1).optional(),
  /** The defaults are Midtrans's production; its sandbox is at app. and api.sandbox.midtrans.com. */
  MIDTRANS_SNAP_URL: gatewayUrl('https://app.midtrans.com'),
  MIDTRANS_API_URL: gatewayUrl('https://api.midtrans.com'),
  XENDIT_SECRET_KEY: z.string().min(1).optional(),
  /** What Xendit puts in `x-callback-token`. */
  XENDIT_CALLBACK_TOKEN: z.string().min(16).optional(),
  XENDIT_API_URL: gatewayUrl('https://api.xendit.co'),
  /** All three together bring the writing assistant: any server that speaks OpenAI's chat completions. */
  AI_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((text) => text.replace(/\/$/, ''))
    .optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_MODEL: z.string().min(1).optional(),
  /** Suggestions for one person on one day in Jakarta. */
  AI_DAILY_LIMIT: z.coerce.number().int().min(1).max(1000).default(20),
  /** All three together cap what a month in Jakarta may cost: rupiah, and what a million tokens costs, in and out. */
  AI_MONTHLY_BUDGET_RUPIAH: z.coerce.number().int().min(1).max(1_000_000_000).optional(),
  AI_INPUT_RUPIAH_PER_MILLION: z.coerce.number().min(0).max(100_000_000).optional(),
  AI_OUTPUT_RUPIAH_PER_MILLION: z.coerce.number().min(0).max(100_000_000).optional(),
};

/** Names that are given all or not at all. */
const together = [
  ['POSTHOG_HOST', 'POSTHOG_KEY'],
  ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'],
  ['AI_MONTHLY_BUDGET_RUPIAH', 'AI_INPUT_RUPIAH_PER_MILLION', 'AI_OUTPUT_RUPIAH_PER_MILLION'],
] as const;

const demoSchema = z.object({
  ...common,
  SETAPAK_MODE: z.literal('demo').default('demo'),
  HOST: z.string().default('127.0.0.1'),
  /** The demo's passwords are known to everybody: `public` says that others may reach it all the same. */
  SETAPAK_DEMO: z.literal('public').optional(),
  /** Whether admins and reviewers need a second factor; the demo's accounts have none, so it only offers one. */
  SECOND_FACTOR: z.enum(['required', 'offered']).default('offered'),
  APP_URL: z.url().optional(),
  AUTH_SECRET: z.string().min(32).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** PostgreSQL itself, where `DATABASE_URL` leads to a pooler in transaction mode: for LISTEN and migrations. */
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  MAIL_FROM: z.string().default('Setapak <halo@setapak.example>'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The demo brings an OpenID provider of its own; these replace it by the real one. */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  S3_BUCKET: z.string().min(3).optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Who takes payments. The sandbox moves no money: it exists in the demo only. */
  PAYMENT_GATEWAY: z.enum(['sandbox', 'midtrans', 'xendit']).default('sandbox'),
});

const productionSchema = demoSchema.extend({
  SETAPAK_MODE: z.literal('production'),
  HOST: z.string().default('0.0.0.0'),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(120).default(5),
  SECOND_FACTOR: z.literal('required').default('required'),
  APP_URL: z.url({ protocol: /^https$/ }),
  AUTH_SECRET: z.string().min(32),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  MAIL_FROM: z.string().min(3),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  GOOGLE_CLIENT_ID: z.string().min(1),
  GOOGLE_CLIENT_SECRET: z.string().min(1),
  S3_BUCKET: z.string().min(3),
  S3_ACCESS_KEY_ID: z.string().min(1),
  S3_SECRET_ACCESS_KEY: z.string().min(1),
  PAYMENT_GATEWAY: z.enum(['midtrans', 'xendit']),
});

/** Every name that the program reads. */
export const configNames: readonly string[] = Object.keys(demoSchema.shape);

/** What the chosen gateway cannot do without. Others may have keys too: payments begun with them are still looked after. */
const gatewayKeys: Record<string, string[]> = {
  midtrans: ['MIDTRANS_SERVER_KEY', 'MIDTRANS_CLIENT_KEY'],
  xendit: ['XENDIT_SECRET_KEY', 'XENDIT_CALLBACK_TOKEN'],
};

export type Config = z.infer<typeof demoSchema> | z.infer<typeof productionSchema>;

/** What seals and signs: another byte would be another key. Around all else white space is a slip, of a file that ends in a line break. */
const asTheyAre = new Set(['AUTH_SECRET', 'AUTH_SECRET_PREVIOUS', 'DATA_KEY', 'DATA_KEY_PREVIOUS']);

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Parses the environment.
 * @throws ConfigError that lists every missing or bad name at once
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env)
      .map(([name, value]) => [name, asTheyAre.has(name) ? value : value?.trim()] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const schema = given['SETAPAK_MODE'] === 'production' ? productionSchema : demoSchema;
  const parsed = schema.superRefine(refuseHalves).safeParse(given);
  const lines = (parsed.error?.issues ?? []).map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  const gateway = given['PAYMENT_GATEWAY'] ?? 'sandbox';
  for (const name of gatewayKeys[gateway] ?? [])
    if (!given[name]) lines.push(`  ${name}: ${gateway} needs it`);
  if (parsed.success) lines.push(...reachableDemo(parsed.data));
  if (parsed.success && lines.length === 0) return parsed.data;
  throw new ConfigError(`The configuration is not complete:\n${lines.join('\n')}`);
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/** A demo that others can reach opens an admin's desk to everybody who knows its passwords, so that must be meant. */
function reachableDemo(config: Config): string[] {
  if (config.SETAPAK_MODE !== 'demo' || config.SETAPAK_DEMO === 'public') return [];
  const warning = 'the demo has passwords that everybody knows; SETAPAK_DEMO=public says that this is meant';
  return [
    ...(LOOPBACK.test(config.HOST) ? [] : [`  HOST: ${warning}`]),
    ...(config.DATABASE_URL ? [`  DATABASE_URL: ${warning}`] : []),
  ];
}

function refuseHalves(
  given: Partial<Record<(typeof together)[number][number], unknown>>,
  context: z.RefinementCtx,
): void {
  for (const names of together) {
    const missing = names.filter((name) => given[name] === undefined);
    if (missing.length === 0 || missing.length === names.length) continue;
    const message = `${names.slice(0, -1).join(', ')} and ${names.at(-1)} go together`;
    for (const name of missing) context.addIssue({ code: 'custom', path: [name], message });
  }
  if (given.AI_MONTHLY_BUDGET_RUPIAH !== undefined && given.AI_BASE_URL === undefined)
    context.addIssue({
      code: 'custom',
      path: ['AI_MONTHLY_BUDGET_RUPIAH'],
      message: 'there is nothing to spend it on without AI_BASE_URL',
    });
}

import { z } from 'zod';

/** What the environment says, read once at boot. Everything has a default in the demo; production names what it needs. */
const common = {
  HOST: z.string().default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  SETAPAK_DATA_DIR: z.string().min(1).default('./data'),
  /** `web` answers requests, `worker` runs jobs, `both` does both. */
  SETAPAK_ROLE: z.enum(['web', 'worker', 'both']).default('both'),
  /** How many proxies stand in front and are believed when they name the client's address. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  RENDER_WORKERS: z.coerce.number().int().min(1).max(64).default(2),
  READ_WORKERS: z.coerce.number().int().min(1).max(64).default(2),
};

const demoSchema = z.object({
  ...common,
  SETAPAK_MODE: z.literal('demo').default('demo'),
  APP_URL: z.url().optional(),
  AUTH_SECRET: z.string().min(32).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  MAIL_FROM: z.string().default('Setapak <halo@setapak.example>'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  S3_BUCKET: z.string().min(3).optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
});

const productionSchema = demoSchema.extend({
  SETAPAK_MODE: z.literal('production'),
  APP_URL: z.url({ protocol: /^https$/ }),
  AUTH_SECRET: z.string().min(32),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  MAIL_FROM: z.string().min(3),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  S3_BUCKET: z.string().min(3),
  S3_ACCESS_KEY_ID: z.string().min(1),
  S3_SECRET_ACCESS_KEY: z.string().min(1),
});

export type Config = z.infer<typeof demoSchema> | z.infer<typeof productionSchema>;

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Parses the environment.
 * @throws ConfigError that lists every missing or bad name at once
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const schema = given['SETAPAK_MODE'] === 'production' ? productionSchema : demoSchema;
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new ConfigError(`The configuration is not complete:\n${lines.join('\n')}`);
}

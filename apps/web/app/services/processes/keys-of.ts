import { createHmac } from 'node:crypto';
import type { Config } from '../config/config.server.ts';

/** By name what a key is known by, and what it was known by before it was changed. */
export interface KnownKeys {
  now: Record<string, string>;
  before: Record<string, string>;
}

/** What all processes of one installation must agree on, and nothing else would say that they do not. */
const shared = [
  'DATA_KEY',
  'PAYMENT_GATEWAY',
  'MIDTRANS_SERVER_KEY',
  'XENDIT_SECRET_KEY',
  'XENDIT_CALLBACK_TOKEN',
  'S3_BUCKET',
] as const satisfies (keyof Config)[];

interface KeysOf {
  config: Config;
  /** `AUTH_SECRET`, or what the demo made in its place. */
  secret: string;
  baseUrl: string;
}

/**
 * What a process tells the others of its keys: it says whether two have the same, and nothing more. All but the secret's own are made
 * with the secret, so that a reader of the database cannot try out which token might stand behind one.
 */
export function keysOf({ config, secret, baseUrl }: KeysOf): KnownKeys {
  const now: KnownKeys['now'] = { AUTH_SECRET: mark(secret, 'AUTH_SECRET') };
  const values: Record<string, string | undefined> = { APP_URL: baseUrl };
  for (const name of shared) values[name] = config[name];
  for (const [name, value] of Object.entries(values)) now[name] = mark(secret, `${name}\0${value ?? ''}`);
  const before: KnownKeys['before'] = {};
  if (config.AUTH_SECRET_PREVIOUS) before['AUTH_SECRET'] = mark(config.AUTH_SECRET_PREVIOUS, 'AUTH_SECRET');
  if (config.DATA_KEY_PREVIOUS) before['DATA_KEY'] = mark(secret, `DATA_KEY\0${config.DATA_KEY_PREVIOUS}`);
  return { now, before };
}

/** @returns the names on which two processes do not agree; a key that is being changed is known by what it was before */
export function differencesOf(one: KnownKeys, other: KnownKeys): string[] {
  // With other secrets the rest cannot be compared.
  const names = one.now['AUTH_SECRET'] === other.now['AUTH_SECRET'] ? Object.keys(one.now) : ['AUTH_SECRET'];
  return names.filter((name) => {
    const [mine, theirs] = [one.now[name], other.now[name]];
    // A version that does not know the name says nothing about it.
    if (mine === undefined || theirs === undefined) return false;
    return mine !== theirs && one.before[name] !== theirs && other.before[name] !== mine;
  });
}

function mark(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`setapak process\0${text}`).digest('base64url').slice(0, 22);
}

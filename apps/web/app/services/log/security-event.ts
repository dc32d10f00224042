import type { Links } from '../links/links.server.ts';
import type { Log } from './log.server.ts';

/**
 * What an operator watches to see an attack (`docs/security.md` says what each is good for). The names are closed, so that
 * they can be counted.
 */
const levels = {
  account_created: 'info',
  signed_in: 'info',
  sign_in_failed: 'warn',
  /** A try that had to wait, or had to solve a puzzle first. */
  sign_in_slowed: 'warn',
  registration_slowed: 'warn',
  second_factor_failed: 'warn',
  second_factor_changed: 'warn',
  /** The password that confirms something that matters was wrong. */
  proof_failed: 'warn',
  password_changed: 'warn',
  /** All sessions, tokens and links of an account ended by a proof of its owner (docs/decisions/015). */
  access_ended: 'info',
  token_created: 'warn',
  token_ended: 'info',
  role_changed: 'warn',
  account_exported: 'warn',
  account_deleted: 'warn',
  /** A request from a foreign page, for what is another's or not there, without the role it needs, or over a limit. */
  refused: 'warn',
  /** A notification that no gateway signed. */
  webhook_refused: 'warn',
  /** A page that tried what its policy forbids. */
  csp_violation: 'warn',
} as const satisfies Record<string, 'info' | 'warn'>;

type SecurityEvent = keyof typeof levels;

/** Ids, codes and counts; never an address, a name or a secret. */
type SecurityFields = Record<string, string | number | boolean | undefined>;

/** Logs one security event as `{"security": NAME, …}`: what anybody does every day at level info, the rest at warn. */
export function logSecurity(
  log: Pick<Log, 'info' | 'warn'>,
  event: SecurityEvent,
  fields: SecurityFields = {},
): void {
  log[levels[event]]({ security: event, ...fields }, 'security event');
}

/** By which tries at one address are counted together; only who has the program's secret can make it of an address. */
export function addressMark(links: Links, email: string): string {
  return links.keyOf('log address', email.trim().toLowerCase()).slice(0, 16);
}

import type { Log } from './log.server.ts';

/**
 * What an operator watches to see an attack. The names are closed, so that they can be counted.
 * - `sign_in_failed`, `sign_in_slowed`: a wrong password; an attempt that had to wait
 * - `refused`: a request from a foreign page, without the role it needs, or over a limit
 * - `password_changed`, `second_factor_changed`, `token_created`, `role_changed`, `account_exported`, `account_deleted`
 * - `webhook_refused`: a notification that no gateway signed
 * - `csp_violation`: a page that tried what its policy forbids
 */
export type SecurityEvent =
  | 'sign_in_failed'
  | 'sign_in_slowed'
  | 'refused'
  | 'password_changed'
  | 'second_factor_changed'
  | 'token_created'
  | 'role_changed'
  | 'account_exported'
  | 'account_deleted'
  | 'webhook_refused'
  | 'csp_violation';

/** Ids, codes and counts; never an address, a name or a secret. */
export type SecurityFields = Record<string, string | number | boolean | undefined>;

/** Logs one security event as `{"security": NAME, …}` at level warn. */
export function logSecurity(log: Pick<Log, 'warn'>, event: SecurityEvent, fields: SecurityFields = {}): void {
  log.warn({ security: event, ...fields }, 'security event');
}

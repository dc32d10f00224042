import type { Context } from 'hono';
import { logSecurity } from '../app/services/log/security-event.ts';
import type { ServerEnv } from './env.ts';

const reasons: Record<number, string> = {
  401: 'not_signed_in',
  403: 'forbidden',
  404: 'not_there_for_you',
  429: 'too_many',
};

/**
 * Logs an answer that refused something, whichever route gave it, so that somebody who tries one id after another is seen.
 * What is another's and what is not there are answered alike, so they are counted alike.
 * @param path masked: addresses that no route of ours serves are no attempt at anybody's things
 * @param user who sent the request, where the session was read
 */
export function logRefusal(context: Context<ServerEnv>, path: string, user: string | undefined): void {
  const { status } = context.res;
  const reason = context.get('refusal') ?? reasons[status];
  if (reason === undefined || path.startsWith('/:')) return;
  logSecurity(context.get('log'), 'refused', { reason, status, path, user });
}

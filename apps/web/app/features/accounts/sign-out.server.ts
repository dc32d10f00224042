import { clearedChatCookie } from '~/features/support/public.ts';
import type { Services } from '~/services/services.server.ts';

/**
 * Ends the session on the server.
 * @returns the headers that clear its cookie, and with it what the browser stored of the person: the assessment's result,
 * drafts, notes, session storage
 */
export async function signOut(services: Pick<Services, 'auth'>, headers: Headers): Promise<Headers> {
  const answer = await services.auth.api.signOut({ headers, returnHeaders: true });
  answer.headers.set('Clear-Site-Data', '"storage"');
  answer.headers.append('Set-Cookie', clearedChatCookie);
  return answer.headers;
}

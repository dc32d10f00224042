import type { Services } from '~/services/services.server.ts';

/** Ends the session on the server. @returns the headers that clear its cookie */
export async function signOut(services: Pick<Services, 'auth'>, headers: Headers): Promise<Headers> {
  const answer = await services.auth.api.signOut({ headers, returnHeaders: true });
  return answer.headers;
}

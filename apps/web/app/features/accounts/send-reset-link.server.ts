import type { Services } from '~/services/services.server.ts';

/** Job: makes the link for an address that somebody has, and enqueues its mail; for others it does nothing. */
export async function sendResetLink({ auth }: Pick<Services, 'auth'>, email: string): Promise<void> {
  await auth.api.requestPasswordReset({ body: { email } });
}

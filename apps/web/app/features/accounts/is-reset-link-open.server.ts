import type { Services } from '~/services/services.server.ts';

interface IsResetLinkOpen {
  services: Pick<Services, 'auth'>;
  token: string;
  now?: Date;
}

/** Whether the link of a reset mail would still be accepted: it was sent, is not used and not past its time. */
export async function isResetLinkOpen({
  services,
  token,
  now = new Date(),
}: IsResetLinkOpen): Promise<boolean> {
  const { internalAdapter } = await services.auth.$context;
  const found = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  return found !== null && found.expiresAt > now;
}

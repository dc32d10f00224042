import { and, eq, gt } from 'drizzle-orm';
import { verification } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';

interface IsResetLinkOpen {
  services: Pick<Services, 'db'>;
  token: string;
  now?: Date;
}

/** Whether the link of a reset mail would still be accepted: it was sent, is not used and not past its time. */
export async function isResetLinkOpen({
  services,
  token,
  now = new Date(),
}: IsResetLinkOpen): Promise<boolean> {
  const [found] = await services.db
    .select({ id: verification.id })
    .from(verification)
    .where(and(eq(verification.identifier, `reset-password:${token}`), gt(verification.expiresAt, now)))
    .limit(1);
  return found !== undefined;
}

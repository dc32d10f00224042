import type { Resume } from '@setapak/resume';
import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import { cvShare, shareAddress } from '~/services/db/cv-sharing-schema.ts';
import type { Services } from '~/services/services.server.ts';

interface CodeAddress {
  services: Pick<Services, 'db' | 'baseUrl'>;
  userId: string;
  id: string;
  document: Resume;
}

/**
 * Where the printed QR code of a CV leads, as an option of the renderer: to its chosen address while that is public, else to the random
 * one. Nothing where no code is wanted, or the CV is not shared now.
 */
export async function codeAddress({
  services,
  userId,
  id,
  document,
}: CodeAddress): Promise<{ codeTo?: string }> {
  if (!document.metadata.qr) return {};
  const isForAll = and(eq(cvShare.listed, true), isNull(cvShare.passwordHash));
  const [found] = await services.db
    .select({ address: shareAddress.address })
    .from(shareAddress)
    .innerJoin(cvShare, eq(cvShare.cvId, shareAddress.cvId))
    .where(
      and(
        eq(shareAddress.cvId, id),
        eq(cvShare.userId, userId),
        eq(cvShare.active, true),
        or(isNull(cvShare.endsAt), gt(cvShare.endsAt, new Date())),
        eq(shareAddress.current, true),
        isNull(shareAddress.releasedAt),
        or(eq(shareAddress.kind, 'random'), isForAll),
      ),
    )
    // 'chosen' comes before 'random'.
    .orderBy(asc(shareAddress.kind))
    .limit(1);
  return found ? { codeTo: `${services.baseUrl}/r/${found.address}` } : {};
}

import type { Resume } from '@setapak/resume';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { cvShare, shareAddress } from '~/services/db/cv-sharing-schema.ts';
import type { Services } from '~/services/services.server.ts';
import { isOpen, isPublic } from './is-public.ts';

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
  const addresses = await services.db
    .select({
      address: shareAddress.address,
      kind: shareAddress.kind,
      active: cvShare.active,
      endsAt: cvShare.endsAt,
      listed: cvShare.listed,
      passwordHash: cvShare.passwordHash,
    })
    .from(shareAddress)
    .innerJoin(cvShare, eq(cvShare.cvId, shareAddress.cvId))
    .where(
      and(
        eq(shareAddress.cvId, id),
        eq(cvShare.userId, userId),
        eq(shareAddress.current, true),
        isNull(shareAddress.releasedAt),
      ),
    )
    // 'chosen' comes before 'random'.
    .orderBy(asc(shareAddress.kind));
  const found = addresses.find((each) => (each.kind === 'chosen' ? isPublic(each) : isOpen(each)));
  return found ? { codeTo: `${services.baseUrl}/r/${found.address}` } : {};
}

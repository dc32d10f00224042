import { eq } from 'drizzle-orm';
import { makeZip } from 'client-zip';
import { collectOrders } from '~/features/checkout/public.server.ts';
import { collectReviews } from '~/features/mentors/public.server.ts';
import { cvVersion } from '~/services/db/cv-schema.ts';
import { collectCvReviews } from '~/features/cv-review/public.server.ts';
import { collectFeedback } from '~/features/feedback/public.server.ts';
import { cvImport, cvShare } from '~/services/db/cv-sharing-schema.ts';
import { apiToken } from '~/services/db/api-schema.ts';
import { account, assessmentResult, atsCheck, cv, profile, session, user } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { StorageError } from '~/services/storage/storage.server.ts';
import { ownFiles } from './own-files.server.ts';

interface ExportAccount {
  services: Pick<Services, 'db' | 'storage' | 'limits'>;
  userId: string;
}

/**
 * Everything that we hold of a person as a ZIP: `data.json` and their files (UU PDP 27/2022, articles 7 and 13). Files are
 * read one after another as the answer leaves, so nothing large stands in memory.
 * @throws AppError too_many
 */
export async function exportAccount({
  services,
  userId,
}: ExportAccount): Promise<ReadableStream<Uint8Array>> {
  const { limits, db, storage } = services;
  const retryAfter = await limits.take('export-user', userId);
  if (retryAfter !== undefined) throw new AppError('too_many', { retryAfter });
  const [data, files] = [await collectData({ db }, userId), await ownFiles(db, userId)];

  async function* entries() {
    const at = new Date();
    yield { name: 'setapak/data.json', lastModified: at, input: JSON.stringify(data, undefined, 2) };
    for (const { key, path } of files) {
      if (path === null) continue;
      const input = await storage.getBytes(key).catch(missing);
      if (input) yield { name: `setapak/${path}`, lastModified: at, input };
    }
  }
  return makeZip(entries());
}

/** The rows of a person in every table that has any, without secrets and without the keys of our storage. */
export async function collectData({ db }: Pick<Services, 'db'>, userId: string) {
  const [own] = await db.select().from(user).where(eq(user.id, userId));
  const [about] = await db.select().from(profile).where(eq(profile.userId, userId));
  const accounts = await db.select().from(account).where(eq(account.userId, userId));
  const sessions = await db.select().from(session).where(eq(session.userId, userId));
  const cvs = await db.select().from(cv).where(eq(cv.userId, userId));
  const versions = await db.select().from(cvVersion).where(eq(cvVersion.userId, userId));
  const imports = await db.select().from(cvImport).where(eq(cvImport.userId, userId));
  const shares = await db.select().from(cvShare).where(eq(cvShare.userId, userId));
  const checks = await db.select().from(atsCheck).where(eq(atsCheck.userId, userId));
  const tokens = await db.select().from(apiToken).where(eq(apiToken.userId, userId));
  const assessments = await db.select().from(assessmentResult).where(eq(assessmentResult.userId, userId));
  return {
    exportedAt: new Date(),
    user: own,
    profile: about && { ...about, avatarKey: undefined, cvKey: undefined },
    account: accounts.map(({ providerId, accountId, createdAt }) => ({ providerId, accountId, createdAt })),
    session: sessions.map(({ createdAt, expiresAt }) => ({ createdAt, expiresAt })),
    cv: cvs.map((row) => ({ ...row, fileKey: undefined, thumbnailKey: undefined, saveId: undefined })),
    cv_version: versions,
    cv_import: imports.map((row) => ({ ...row, fileKey: undefined })),
    cv_share: shares.map((row) => ({ ...row, passwordHash: undefined, grantKey: undefined })),
    assessment_result: assessments,
    api_token: tokens.map((row) => ({ ...row, tokenHash: undefined })),
    ats_check: checks.map((row) => ({ ...row, fileKey: undefined })),
    ...(await collectOrders(db, userId)),
    ...(await collectReviews(db, userId)),
    ...(await collectFeedback(db, userId)),
    ...(await collectCvReviews(db, userId)),
  };
}

function missing(error: unknown): null {
  if (error instanceof StorageError && error.code === 'not_found') return null;
  throw error;
}

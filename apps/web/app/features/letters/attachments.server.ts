import { fileTypeFromBuffer } from 'file-type';
import { and, asc, eq, sql } from 'drizzle-orm';
import { bareCopy } from '~/features/cv-rendering/public.server.ts';
import { letterAttachment } from '~/services/db/letter-schema.ts';
import { AppError } from '~/services/error.ts';
import { cleanFileName } from '~/services/file-name.ts';
import { newId } from '~/services/id.ts';
import { ImageError } from '~/services/images/images.server.ts';
import type { Services } from '~/services/services.server.ts';
import { removeLater, writeOrRemove } from '~/services/storage/remove-files.server.ts';
import { LARGEST_ATTACHMENT, looksLikeCard, MOST_ATTACHMENTS, type AttachmentKind } from './model.ts';

interface AddAttachment {
  services: Pick<Services, 'db' | 'storage' | 'limits' | 'reading' | 'images'>;
  userId: string;
  kind: AttachmentKind;
  fileName: string;
  bytes: Uint8Array;
  /** Of the press that sends it. */
  id?: string | undefined;
}

const PICTURES = new Set(['image/jpeg', 'image/png', 'image/webp']);

/**
 * Keeps a paper for packages. Never the file itself: of a PDF only its pages are kept, a picture is drawn anew as a page, both in
 * processes that a hostile file can only kill.
 * @returns its id
 * @throws AppError bad_letter_attachment, too_many, too_many_letter_attachments, busy, infected
 */
export async function addAttachment({
  services,
  userId,
  kind,
  fileName,
  bytes,
  id = newId(),
}: AddAttachment): Promise<string> {
  await services.limits.enforce('upload-user', userId);
  if (bytes.length === 0 || bytes.length > LARGEST_ATTACHMENT) throw new AppError('bad_letter_attachment');
  const pages = await pagesOf(services, bytes);
  const name = pdfName(cleanFileName(fileName, 'Lampiran.pdf'));
  const { key } = await services.storage.put('letter', pages, { contentType: 'application/pdf' });
  await writeOrRemove(services.storage, key, () => {
    return services.db.transaction(async (tx) => {
      await tx.execute(
        sql`SELECT pg_advisory_xact_lock(hashtextextended(${`letter-attachment:${userId}`}, 0))`,
      );
      const sameId = and(eq(letterAttachment.id, id), eq(letterAttachment.userId, userId));
      // A form that was sent twice.
      if ((await tx.$count(letterAttachment, sameId)) > 0) return false;
      const kept = await tx.$count(letterAttachment, eq(letterAttachment.userId, userId));
      if (kept >= MOST_ATTACHMENTS) throw new AppError('too_many_letter_attachments');
      await tx.insert(letterAttachment).values({
        id,
        userId,
        kind,
        name,
        contentType: 'application/pdf',
        bytes: pages.length,
        fileKey: key,
      });
      return true;
    });
  });
  return id;
}

/** What a picture is called once it is a page. */
export const pdfName = (name: string) => name.replace(/\.(?:jpe?g|png|webp)$/i, '.pdf');

/** The bare pages of a PDF, or of a picture. @throws AppError bad_letter_attachment, busy */
export async function pagesOf(
  services: Pick<Services, 'reading' | 'images'>,
  bytes: Uint8Array,
): Promise<Uint8Array> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  try {
    if (mime === 'application/pdf') return await bareCopy(services, bytes);
    if (PICTURES.has(mime)) return await services.images.scan(bytes);
  } catch (error) {
    const isBusy = (error instanceof ImageError || error instanceof AppError) && error.code === 'busy';
    throw new AppError(isBusy ? 'busy' : 'bad_letter_attachment', { cause: error });
  }
  throw new AppError('bad_letter_attachment');
}

interface OwnAttachments {
  services: Pick<Services, 'db'>;
  userId: string;
}

/**
 * The papers of a person, in the order in which they were added. One that is called like an identity card is one, whatever it was added
 * as: it would go along unasked.
 */
export async function listAttachments({ services, userId }: OwnAttachments) {
  const rows = await services.db
    .select({
      id: letterAttachment.id,
      kind: letterAttachment.kind,
      name: letterAttachment.name,
      bytes: letterAttachment.bytes,
    })
    .from(letterAttachment)
    .where(eq(letterAttachment.userId, userId))
    .orderBy(asc(letterAttachment.createdAt), asc(letterAttachment.id));
  return rows.map((row) => (looksLikeCard(row.name) ? { ...row, kind: 'identity_card' as const } : row));
}
export type Attachment = Awaited<ReturnType<typeof listAttachments>>[number];

/** @throws AppError not_found */
export async function removeAttachment({
  services,
  userId,
  fileId,
}: OwnAttachments & { services: Pick<Services, 'jobs'>; fileId: string }): Promise<void> {
  await services.db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(letterAttachment)
      .where(and(eq(letterAttachment.userId, userId), eq(letterAttachment.id, fileId)))
      .returning({ key: letterAttachment.fileKey });
    if (!gone) throw new AppError('not_found');
    await removeLater(services, tx, [gone.key]);
  });
}

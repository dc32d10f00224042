import { eq } from 'drizzle-orm';
import type { AccountData } from '~/services/account-data.ts';
import { letter, letterAttachment, letterVersion } from '~/services/db/letter-schema.ts';

/** The letters that a person wrote, and the papers that they keep for them. */
export const lettersData: AccountData = {
  async rows(db, userId) {
    const letters = await db.select().from(letter).where(eq(letter.userId, userId));
    const attachments = await db.select().from(letterAttachment).where(eq(letterAttachment.userId, userId));
    return {
      letter: letters.map((row) => ({ ...row, sentKey: undefined, packageKey: undefined })),
      letter_version: await db.select().from(letterVersion).where(eq(letterVersion.userId, userId)),
      letter_attachment: attachments.map((row) => ({ ...row, fileKey: undefined })),
    };
  },
  async files(db, userId) {
    const letters = await db
      .select({ id: letter.id, sent: letter.sentKey, made: letter.packageKey })
      .from(letter)
      .where(eq(letter.userId, userId));
    const attachments = await db
      .select({ id: letterAttachment.id, key: letterAttachment.fileKey })
      .from(letterAttachment)
      .where(eq(letterAttachment.userId, userId));
    return [
      ...letters.flatMap(({ id, sent, made }) => [
        ...(sent ? [{ key: sent, path: `surat/${id}-terkirim.pdf` }] : []),
        ...(made ? [{ key: made, path: `surat/${id}-paket.pdf` }] : []),
      ]),
      ...attachments.map(({ id, key }) => ({ key, path: `surat/lampiran/${id}.pdf` })),
    ];
  },
};

import { fileNameOf, gapsOf, letterText, parseLetter } from '@setapak/letter';
import { freezeCv } from '~/features/cv-rendering/public.server.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { letterDocx } from './letter-docx.server.ts';
import { findLetter, type OwnLetter } from './owned-letter.server.ts';
import { renderLetter } from './render-letter.server.ts';
import { replaceFile } from './replace-file.server.ts';

type Rendering = Pick<Services, 'db' | 'rendering' | 'limits' | 'log'>;

interface SendLetter extends OwnLetter {
  services: Rendering & Pick<Services, 'storage' | 'jobs' | 'events'>;
  /** The person knows that gaps are left. */
  isConfirmed: boolean;
}

/**
 * Keeps a letter as the PDF that it is now: what the company reads does not change afterwards. Another one takes its place.
 * @throws AppError not_found, letter_gaps, and what rendering throws
 */
export async function sendLetter({ services, userId, id, isConfirmed }: SendLetter): Promise<void> {
  const row = await findLetter(services.db, { userId, id });
  const document = parseLetter(row.document);
  if (!isConfirmed && gapsOf(document).length > 0) throw new AppError('letter_gaps');
  const pdf = await renderLetter({ services, userId, cvId: row.cvId, document });
  await replaceFile({
    services,
    userId,
    id,
    column: 'sentKey',
    pdf,
    values: { sentName: fileNameOf('letter', document, 'pdf'), sentAt: new Date() },
    alongside: (tx) => services.events.publish(tx, { userId, type: 'letter.changed', id }),
  });
}

export const letterFormats = ['pdf', 'docx', 'txt', 'cv', 'sent', 'package'] as const;
type LetterFormat = (typeof letterFormats)[number];

interface LetterFile {
  name: string;
  contentType: string;
  body: Uint8Array;
}

/** A letter as a file: as it is stored now, as it was sent, the package that was made of it, or its CV under the name that goes with it. @throws AppError not_found, and what rendering throws */
export async function letterFile({
  services,
  userId,
  id,
  format,
}: OwnLetter & {
  services: Rendering & Pick<Services, 'storage' | 'baseUrl'>;
  format: LetterFormat;
}): Promise<LetterFile> {
  const row = await findLetter(services.db, { userId, id });
  const document = parseLetter(row.document);
  switch (format) {
    case 'pdf':
      return {
        name: fileNameOf('letter', document, 'pdf'),
        contentType: 'application/pdf',
        body: await renderLetter({ services, userId, cvId: row.cvId, document }),
      };
    case 'docx':
      return {
        name: fileNameOf('letter', document, 'docx'),
        contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        body: await letterDocx(document),
      };
    case 'txt':
      return {
        name: fileNameOf('letter', document, 'txt'),
        contentType: 'text/plain; charset=utf-8',
        body: new TextEncoder().encode(letterText(document)),
      };
    case 'cv':
      if (row.cvId === null) throw new AppError('not_found');
      return {
        name: fileNameOf('cv', document, 'pdf'),
        contentType: 'application/pdf',
        body: (await freezeCv({ services, userId, id: row.cvId })).pdf,
      };
    case 'sent':
      return stored(services, row.sentKey, row.sentName);
    case 'package':
      return stored(services, row.packageKey, row.packageName);
  }
}

async function stored(
  { storage }: Pick<Services, 'storage'>,
  key: string | null,
  name: string | null,
): Promise<LetterFile> {
  if (key === null || name === null) throw new AppError('not_found');
  return { name, contentType: 'application/pdf', body: await storage.getBytes(key) };
}

import { fileNameOf, gapsOf, parseLetter } from '@setapak/letter';
import { and, eq, inArray } from 'drizzle-orm';
import { loadCheck } from '~/features/ats/public.server.ts';
import { listCvs } from '~/features/cv-library/public.server.ts';
import { bareCopy, freezeCvForOthers } from '~/features/cv-rendering/public.server.ts';
import { BundleError } from '~/services/bundling/bundling.server.ts';
import { letterAttachment } from '~/services/db/letter-schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { pagesOf, pdfName } from './attachments.server.ts';
import { boardFiles } from './board-files.server.ts';
import { checkOf } from './letter-sources.server.ts';
import { checkedFiles } from './load-letter.server.ts';
import { looksLikeCard, type PackageReport } from './model.ts';
import { findLetter, type OwnLetter } from './owned-letter.server.ts';
import type { ReadCv } from './read-cv.ts';
import { renderLetter } from './render-letter.server.ts';
import { replaceFile } from './replace-file.server.ts';

export interface BuildPackage extends OwnLetter {
  services: Pick<
    Services,
    | 'baseUrl'
    | 'db'
    | 'rendering'
    | 'reading'
    | 'images'
    | 'bundling'
    | 'limits'
    | 'log'
    | 'storage'
    | 'jobs'
    | 'events'
  >;
  /** The CV that goes along; null for a package without one. */
  cvId: string | null;
  /** Attachments and files of the letter's application, in the order in which they are to stand. */
  files: string[];
  maxBytes: number;
  /** The person knows that gaps are left. */
  isConfirmed: boolean;
}

/**
 * Makes one PDF of letter, CV and attachments, under a size where pictures allow it, and keeps it with the letter.
 * @throws AppError not_found, letter_gaps, too_many, busy, bad_package_part, package_too_long, and what rendering throws
 */
export async function buildPackage(options: BuildPackage): Promise<PackageReport> {
  const { services, userId, id, cvId, maxBytes, isConfirmed } = options;
  await services.limits.enforce('package-user', userId);
  const row = await findLetter(services.db, { userId, id });
  const document = parseLetter(row.document);
  if (!isConfirmed && gapsOf(document).length > 0) throw new AppError('letter_gaps');
  const parts = [
    {
      name: fileNameOf('letter', document, 'pdf'),
      bytes: await renderLetter({ services, userId, cvId: row.cvId, document }),
    },
    ...(cvId
      ? [
          {
            name: fileNameOf('cv', document, 'pdf'),
            bytes: await cvBytes(services, userId, cvId),
          },
        ]
      : []),
    ...(await attachmentParts(options, row.applicationId)),
  ];
  const name = fileNameOf('package', document, 'pdf');
  const made = await services.bundling
    .bundle(parts, { maxBytes, title: name.replace(/\.pdf$/, '') })
    .catch(asRefusal);
  const report: PackageReport = {
    bytes: made.pdf.length,
    pages: made.pages,
    fullBytes: made.fullBytes,
    pictures: made.pictures,
    side: made.side,
    limit: maxBytes,
    parts: made.parts,
  };
  await replaceFile({
    services,
    userId,
    id,
    column: 'packageKey',
    pdf: made.pdf,
    values: { packageName: name, packageReport: report, packageAt: new Date() },
  });
  return report;
}

/** @throws AppError not_found */
async function cvBytes(
  services: BuildPackage['services'],
  userId: string,
  choice: string,
): Promise<Uint8Array> {
  const checkId = checkOf(choice);
  if (checkId === null) return (await freezeCvForOthers({ services, userId, id: choice })).pdf;
  const { fileKey } = await loadCheck({ services, userId, id: checkId });
  return bareCopy(services, await services.storage.getBytes(fileKey));
}

/** @throws AppError not_found for what is neither the person's attachment nor a file of the letter's application */
async function attachmentParts(
  { services, userId, files }: BuildPackage,
  applicationId: string | null,
): Promise<{ name: string; bytes: Uint8Array }[]> {
  if (files.length === 0) return [];
  const rows = await services.db
    .select({ id: letterAttachment.id, name: letterAttachment.name, key: letterAttachment.fileKey })
    .from(letterAttachment)
    .where(and(eq(letterAttachment.userId, userId), inArray(letterAttachment.id, files)));
  const kept = new Map(rows.map((row) => [row.id, row]));
  const onBoard = new Map(
    (await boardFiles({ services, userId, applicationId })).map((file) => [file.id, file]),
  );
  const parts: { name: string; bytes: Uint8Array }[] = [];
  for (const fileId of new Set(files)) {
    const own = kept.get(fileId);
    const file = own ?? onBoard.get(fileId);
    if (!file) throw new AppError('not_found');
    const bytes = await services.storage.getBytes(file.key);
    // Attachments were drawn anew when they were kept; files of the board are as they were uploaded.
    parts.push(
      own
        ? { name: file.name, bytes }
        : { name: pdfName(file.name), bytes: await boardPages(services, bytes, file.name) },
    );
  }
  return parts;
}

/** @throws AppError busy, bad_package_part with the name of the file */
async function boardPages(
  services: BuildPackage['services'],
  bytes: Uint8Array,
  name: string,
): Promise<Uint8Array> {
  try {
    return await pagesOf(services, bytes);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'bad_letter_attachment') throw error;
    throw new AppError('bad_package_part', { field: name, cause: error });
  }
}

function asRefusal(error: unknown): never {
  if (!(error instanceof BundleError)) throw error;
  const code = ({ busy: 'busy', too_many_pages: 'package_too_long', bad_part: 'bad_package_part' } as const)[
    error.code
  ];
  throw new AppError(code, { cause: error });
}

/** The package that was made last, as it is shown, and what can go into the next. @throws AppError not_found */
export async function loadPackage({ services, userId, id }: OwnLetter) {
  const row = await findLetter(services.db, { userId, id });
  const cvs = await listCvs({ services, userId });
  const checked = await checkedFiles({ services, userId });
  const readFrom = row.cvId === null ? (row.readCv as ReadCv | null) : null;
  const files = await boardFiles({ services, userId, applicationId: row.applicationId });
  return {
    cvId: row.cvId ?? readFrom?.choice ?? null,
    cvs: [...cvs.map(({ id: cvId, name }) => ({ id: cvId, name })), ...checked],
    boardFiles: files.map(({ key: _, ...file }) => ({ ...file, isCard: looksLikeCard(file.name) })),
    made:
      row.packageName && row.packageAt
        ? { name: row.packageName, at: row.packageAt, report: row.packageReport as PackageReport }
        : null,
    gaps: gapsOf(parseLetter(row.document)).length,
  };
}

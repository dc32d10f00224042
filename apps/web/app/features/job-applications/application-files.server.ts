import { fileTypeFromBuffer } from 'file-type';
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { freezeCv } from '~/features/cv-rendering/public.server.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { jobApplication, jobApplicationFile } from '~/services/db/job-application-schema.ts';
import { AppError } from '~/services/error.ts';
import { cleanFileName } from '~/services/file-name.ts';
import { newId } from '~/services/id.ts';
import type { Services } from '~/services/services.server.ts';
import { removeLater, writeOrRemove } from '~/services/storage/remove-files.server.ts';
import { keepMatchCv } from './choose-match-cv.server.ts';
import { LARGEST_FILE, MOST_FILES, MOST_FILES_OF_PERSON } from './model.ts';
import { lockApplication, lockBoard, notifyTabs, type OwnApplication } from './owned-application.server.ts';

type FileServices = Pick<Services, 'db' | 'events' | 'storage' | 'limits' | 'jobs'>;
type NewFile = Omit<typeof jobApplicationFile.$inferInsert, 'id' | 'userId' | 'applicationId' | 'fileKey'> & {
  id?: string | undefined;
};

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** What may be kept, by its first bytes. */
const ENDINGS: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  [DOCX]: 'docx',
};

interface AddFile extends OwnApplication {
  services: FileServices;
  fileName: string;
  bytes: Uint8Array;
  /** Of the press that sends it. */
  fileId?: string | undefined;
}

/**
 * Keeps a file with an application: a PDF, Word file or picture by its bytes.
 * @throws AppError not_found, bad_application_file, too_many, too_many_application_files, infected
 */
export async function addFile(options: AddFile): Promise<void> {
  const { services, userId, fileName, bytes, fileId } = options;
  await services.limits.enforce('upload-user', userId);
  if (bytes.length === 0 || bytes.length > LARGEST_FILE) throw new AppError('bad_application_file');
  const contentType = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  const ending = ENDINGS[contentType];
  if (!ending) throw new AppError('bad_application_file');
  const name = cleanFileName(fileName, `File.${ending}`);
  const file = { id: fileId, kind: 'attachment', name, contentType, bytes: bytes.length } as const;
  await keepFile(options, file, bytes);
}

interface AttachCv extends OwnApplication {
  services: FileServices & Pick<Services, 'rendering' | 'log' | 'baseUrl'>;
  cvId: string;
}

/**
 * Keeps the CV that goes with an application as the PDF that it is now; another one takes its place.
 * @throws AppError not_found, also for another person's CV, and what rendering throws
 */
export async function attachCv(options: AttachCv): Promise<void> {
  const { services, userId, cvId } = options;
  const { name: cvName, fileTitle, pdf } = await freezeCv({ services, userId, id: cvId });
  const name = cleanFileName(`${fileTitle}.pdf`, 'CV.pdf');
  const file = { kind: 'cv', name, contentType: 'application/pdf', bytes: pdf.length, cvId, cvName } as const;
  await keepFile(options, file, pdf);
}

/** Stores the bytes first and the row in a transaction: a refusal leaves neither. */
async function keepFile(
  own: OwnApplication & { services: FileServices },
  { id = newId(), ...file }: NewFile,
  content: Uint8Array,
) {
  const { services, userId, id: applicationId } = own;
  const { key } = await services.storage.put('application', content, { contentType: file.contentType });
  await writeOrRemove(services.storage, key, async () => {
    return services.db.transaction(async (tx) => {
      await lockBoard(tx, userId);
      // A form that was sent twice.
      const same = and(eq(jobApplicationFile.id, id), eq(jobApplicationFile.userId, userId));
      if ((await tx.$count(jobApplicationFile, same)) > 0) return false;
      const { ad } = await lockApplication(tx, { userId, id: applicationId });
      if (file.kind === 'cv') await removeAttachedCv(services, tx, own);
      if (ad && file.cvId) {
        const chosen = { id: file.cvId, name: file.cvName ?? '' };
        await keepMatchCv(tx, { userId, id: applicationId, chosen });
        await services.jobs.enqueue(tx, 'renew-matches', { userId, cvId: file.cvId });
      }
      await refuseTooMany(tx, own);
      await tx.insert(jobApplicationFile).values({ id, userId, applicationId, fileKey: key, ...file });
      await notifyTabs(services, tx, userId, applicationId);
      return true;
    });
  });
}

async function removeAttachedCv(
  services: Pick<Services, 'jobs'>,
  tx: DbOrTx,
  { userId, id }: OwnApplication,
) {
  const gone = await tx
    .delete(jobApplicationFile)
    .where(and(ownFiles({ userId, id }), eq(jobApplicationFile.kind, 'cv')))
    .returning({ key: jobApplicationFile.fileKey });
  await removeLater(
    services,
    tx,
    gone.map(({ key }) => key),
  );
}

async function refuseTooMany(tx: DbOrTx, { userId, id }: OwnApplication): Promise<void> {
  const here = await tx.$count(jobApplicationFile, ownFiles({ userId, id }));
  const all = await tx.$count(jobApplicationFile, eq(jobApplicationFile.userId, userId));
  if (here >= MOST_FILES || all >= MOST_FILES_OF_PERSON) throw new AppError('too_many_application_files');
}

const ownFiles = ({ userId, id }: { userId: string; id: string }) =>
  and(eq(jobApplicationFile.userId, userId), eq(jobApplicationFile.applicationId, id));

interface OwnFile extends OwnApplication {
  fileId: string;
}

/** @throws AppError not_found */
export async function removeFile({
  services,
  userId,
  id,
  fileId,
}: OwnFile & { services: Pick<Services, 'jobs'> }): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockApplication(tx, { userId, id });
    const [gone] = await tx
      .delete(jobApplicationFile)
      .where(and(ownFiles({ userId, id }), eq(jobApplicationFile.id, fileId)))
      .returning({ key: jobApplicationFile.fileKey });
    if (!gone) throw new AppError('not_found');
    await removeLater(services, tx, [gone.key]);
    await notifyTabs(services, tx, userId, id);
  });
}

/** Where a file lies and what it is called. @throws AppError not_found */
export async function findFile({
  services,
  userId,
  id,
  fileId,
}: Omit<OwnFile, 'services'> & { services: Pick<Services, 'db'> }) {
  const [found] = await services.db
    .select({
      key: jobApplicationFile.fileKey,
      name: jobApplicationFile.name,
      contentType: jobApplicationFile.contentType,
    })
    .from(jobApplicationFile)
    .innerJoin(jobApplication, eq(jobApplication.id, jobApplicationFile.applicationId))
    .where(and(ownFiles({ userId, id }), eq(jobApplicationFile.id, fileId), isNull(jobApplication.deletedAt)))
    .limit(1);
  if (!found) throw new AppError('not_found');
  return found;
}

/** The attachments of an application whose pages can be joined with others: PDFs and pictures, the first added first. */
export async function filesForPackage({
  services,
  userId,
  id,
}: {
  services: Pick<Services, 'db'>;
  userId: string;
  id: string;
}) {
  return services.db
    .select({
      id: jobApplicationFile.id,
      name: jobApplicationFile.name,
      bytes: jobApplicationFile.bytes,
      key: jobApplicationFile.fileKey,
    })
    .from(jobApplicationFile)
    .innerJoin(jobApplication, eq(jobApplication.id, jobApplicationFile.applicationId))
    .where(
      and(
        ownFiles({ userId, id }),
        eq(jobApplicationFile.kind, 'attachment'),
        ne(jobApplicationFile.contentType, DOCX),
        isNull(jobApplication.deletedAt),
      ),
    )
    .orderBy(asc(jobApplicationFile.createdAt), asc(jobApplicationFile.id));
}

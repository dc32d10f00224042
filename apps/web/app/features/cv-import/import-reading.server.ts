import type { Reading } from '@setapak/ats';
import { cvImport } from '~/services/db/cv-sharing-schema.ts';
import { newId } from '~/services/id.ts';
import type { Services } from '~/services/services.server.ts';
import { writeOrRemove } from '~/services/storage/remove-files.server.ts';
import { insertCv } from '~/features/cv-sync/public.server.ts';
import { NAME_LENGTH } from '~/features/cv-sync/public.ts';
import { mapReading } from './reading/map-reading.ts';

const CONTENT_TYPES = {
  pdf: 'application/pdf',
  word: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** A file that a CV was read from. */
export interface SourceFile {
  kind: keyof typeof CONTENT_TYPES;
  bytes: Uint8Array;
}

interface ImportReading {
  services: Pick<Services, 'db' | 'events' | 'jobs' | 'storage'>;
  userId: string;
  /** What the new CV is called on the dashboard. */
  name: string;
  reading: Reading;
  /** The file that was read: with it what is uncertain can be looked over, for a PDF beside its page. */
  source?: SourceFile;
  /** Of the press that sends it. */
  newCvId?: string | undefined;
}

export interface ImportedCv {
  id: string;
  /** Where to go now: to the looking over, or without the file straight to the builder. */
  path: string;
}

/** Makes a CV of what an ATS read. @throws AppError too_many_cvs */
export async function importReading({
  services,
  userId,
  name,
  reading,
  source,
  newCvId = newId(),
}: ImportReading): Promise<ImportedCv> {
  const { db, storage } = services;
  const values = {
    id: newCvId,
    userId,
    name: name.trim().slice(0, NAME_LENGTH) || 'CV',
    document: mapReading(reading),
  };
  const file = source && (await storage.put('cv', source.bytes, { contentType: CONTENT_TYPES[source.kind] }));
  await writeOrRemove(storage, file?.key, () =>
    db.transaction(async (tx) => {
      const isNew = await insertCv(services, tx, values);
      if (isNew && file)
        await tx.insert(cvImport).values({ cvId: newCvId, userId, reading, fileKey: file.key });
      return isNew;
    }),
  );
  return { id: newCvId, path: file ? `/app/cv/import/${newCvId}` : `/app/cv/builder/${newCvId}` };
}

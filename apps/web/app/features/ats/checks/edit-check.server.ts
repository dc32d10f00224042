import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { builderUrl, stepOfSection } from '~/features/cv-builder/public.ts';
import { importReading } from '~/features/cv-import/public.server.ts';
import { atsCheck, cv } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { loadCheck } from './load-check.server.ts';

interface EditCheck {
  services: Pick<Services, 'db' | 'events' | 'jobs' | 'storage'>;
  userId: string;
  id: string;
  /** Of the press that asks for it. */
  newCvId?: string | undefined;
  /** The section of the CV to open, and which of its entries. */
  at?: EditPlace | undefined;
}

interface EditPlace {
  section: 'skills' | 'work' | 'certifications' | 'languages' | 'summary';
  entry: number | null;
}

const BUILDER_SECTIONS = {
  skills: 'skills',
  work: 'work',
  certifications: 'certifications',
  languages: 'languages',
  summary: 'objective',
} as const;

/**
 * Where a checked CV can be mended: in the builder, where it was made there, else as a new CV of what was read.
 * @returns the path to go to
 * @throws AppError not_found, too_many_cvs
 */
export async function editCheck({ services, userId, id, newCvId, at }: EditCheck): Promise<string> {
  const { reading, fileKey, fileName } = await loadCheck({ services, userId, id });
  if (!reading) throw new AppError('not_found');
  const [source] = await services.db
    .select({ cvId: cv.id })
    .from(atsCheck)
    .innerJoin(cv, eq(cv.id, atsCheck.cvId))
    .where(
      and(
        eq(atsCheck.id, id),
        eq(atsCheck.userId, userId),
        eq(cv.userId, userId),
        isNull(cv.deletedAt),
        isNotNull(cv.document),
      ),
    )
    .limit(1);
  if (source && at) {
    const section = BUILDER_SECTIONS[at.section];
    const address = builderUrl(source.cvId, stepOfSection(section));
    return at.entry === null ? address : `${address}&open=${section}:${at.entry}`;
  }
  if (source) return `/app/cv/builder/${source.cvId}`;
  const pdf = await services.storage.getBytes(fileKey);
  const name = fileName.replace(/\.pdf$/i, '');
  const { path } = await importReading({
    services,
    userId,
    name,
    reading,
    newCvId,
    source: pdf && { kind: 'pdf', bytes: pdf },
  });
  return path;
}

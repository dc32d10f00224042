import { and, asc, eq, isNull } from 'drizzle-orm';
import { csvRow } from '~/services/csv.ts';
import { jobApplication, jobApplicationFile } from '~/services/db/job-application-schema.ts';
import type { Services } from '~/services/services.server.ts';
import { calendarDay } from '~/ui/format/dates.ts';
import { nameOfTarget, targetOf } from './model.ts';

const columns = [
  'posisi',
  'perusahaan',
  'tempat',
  'status',
  'tautan',
  'batas_melamar',
  'gaji',
  'sumber',
  'kontak',
  'catatan',
  'cv',
  'disimpan',
  'dilamar',
  'dijawab',
  'diarsipkan',
];

/** All applications of a person as CSV, the archived ones too. The first bytes tell spreadsheets that it is UTF-8. */
export async function exportCsv({
  services,
  userId,
}: {
  services: Pick<Services, 'db'>;
  userId: string;
}): Promise<string> {
  const rows = await services.db
    .select({ application: jobApplication, cvName: jobApplicationFile.cvName })
    .from(jobApplication)
    .leftJoin(
      jobApplicationFile,
      and(
        eq(jobApplicationFile.applicationId, jobApplication.id),
        eq(jobApplicationFile.userId, userId),
        eq(jobApplicationFile.kind, 'cv'),
      ),
    )
    .where(and(eq(jobApplication.userId, userId), isNull(jobApplication.deletedAt)))
    .orderBy(asc(jobApplication.createdAt), asc(jobApplication.id));
  const day = (at: Date | null) => (at ? calendarDay(at) : null);
  const lines = rows.map(({ application: row, cvName }) =>
    csvRow([
      row.title,
      row.company,
      row.place,
      nameOfTarget(targetOf(row)),
      row.link,
      row.deadline,
      row.salary,
      row.source,
      row.contact,
      row.notes,
      cvName,
      day(row.createdAt),
      day(row.appliedAt),
      day(row.answeredAt),
      day(row.archivedAt),
    ]),
  );
  return `\uFEFF${csvRow(columns)}${lines.join('')}`;
}

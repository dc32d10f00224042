import { eq } from 'drizzle-orm';
import type { AccountData } from '~/services/account-data.ts';
import {
  jobApplication,
  jobApplicationEvent,
  jobApplicationFile,
  jobApplicationMatch,
  jobApplicationReminder,
  jobBoard,
} from '~/services/db/job-application-schema.ts';

/** The jobs that a person applies for, with dates and files. */
export const applicationsData: AccountData = {
  async rows(db, userId) {
    const applications = await db.select().from(jobApplication).where(eq(jobApplication.userId, userId));
    const files = await db.select().from(jobApplicationFile).where(eq(jobApplicationFile.userId, userId));
    return {
      job_application: applications.map((row) => ({ ...row, adHash: undefined })),
      job_application_event: await db
        .select()
        .from(jobApplicationEvent)
        .where(eq(jobApplicationEvent.userId, userId)),
      job_application_file: files.map((row) => ({ ...row, fileKey: undefined })),
      job_application_match: await db
        .select()
        .from(jobApplicationMatch)
        .where(eq(jobApplicationMatch.userId, userId)),
      job_application_reminder: await db
        .select()
        .from(jobApplicationReminder)
        .where(eq(jobApplicationReminder.userId, userId)),
      job_board: await db.select().from(jobBoard).where(eq(jobBoard.userId, userId)),
    };
  },
  async files(db, userId) {
    const files = await db
      .select({ id: jobApplicationFile.id, key: jobApplicationFile.fileKey, name: jobApplicationFile.name })
      .from(jobApplicationFile)
      .where(eq(jobApplicationFile.userId, userId));
    return files.map(({ id, key, name }) => ({
      key,
      path: `lamaran/${id}${/\.(pdf|docx|jpe?g|png)$/i.exec(name)?.[0].toLowerCase() ?? ''}`,
    }));
  },
};

import { eq } from 'drizzle-orm';
import { listCvs } from '~/features/cv-library/public.server.ts';
import { jobApplication } from '~/services/db/job-application-schema.ts';
import type { DemoSeed } from '~/services/demo-seed.ts';
import { createLetter } from './create-letter.server.ts';
import { newLetterForm } from './schema.ts';

/** A letter for the first job on the demo's board, from the first CV that can be written from. */
export const lettersSeed: DemoSeed = {
  async seedAccount(services, user) {
    if (user.email !== 'rani@setapak.example') return;
    const [application] = await services.db
      .select({ id: jobApplication.id })
      .from(jobApplication)
      .where(eq(jobApplication.userId, user.id))
      .orderBy(jobApplication.createdAt)
      .limit(1);
    const cvs = await listCvs({ services, userId: user.id });
    const request = newLetterForm.parse({
      cvId: cvs.find(({ uploaded }) => !uploaded)?.id ?? '',
      applicationId: application?.id ?? '',
      language: 'id',
    });
    await createLetter({ services, userId: user.id, request });
  },
};

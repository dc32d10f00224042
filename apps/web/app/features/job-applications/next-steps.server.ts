import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { prepared } from '~/services/db/prepared.server.ts';
import { jobApplication, jobApplicationEvent } from '~/services/db/job-application-schema.ts';
import type { Services } from '~/services/services.server.ts';
import { nextStepOf, type NextStep } from './model.ts';

interface NextStepsOf {
  services: Pick<Services, 'db'>;
  userId: string;
  now?: Date;
}

interface ApplicationStep {
  id: string;
  title: string;
  company: string;
  step: NextStep;
}

const MOST_APPLICATIONS = 200;
const MOST_STEPS = 3;

const statement = prepared((db) => {
  const userId = sql.placeholder('userId');
  const { id, title, company, stage, outcome, deadline, appliedAt, archivedAt, deletedAt } = jobApplication;
  const event = db
    .selectDistinctOn([jobApplicationEvent.applicationId], {
      applicationId: jobApplicationEvent.applicationId,
      title: jobApplicationEvent.title,
      startsAt: jobApplicationEvent.startsAt,
    })
    .from(jobApplicationEvent)
    .where(and(eq(jobApplicationEvent.userId, userId), isNull(jobApplicationEvent.doneAt)))
    .orderBy(jobApplicationEvent.applicationId, jobApplicationEvent.startsAt)
    .as('first_event');
  return db
    .select({
      id,
      title,
      company,
      stage,
      outcome,
      deadline,
      appliedAt,
      eventTitle: event.title,
      startsAt: event.startsAt,
    })
    .from(jobApplication)
    .leftJoin(event, eq(event.applicationId, id))
    .where(and(eq(jobApplication.userId, userId), ne(stage, 'closed'), isNull(archivedAt), isNull(deletedAt)))
    .orderBy(sql`${jobApplication.updatedAt} DESC`)
    .limit(MOST_APPLICATIONS)
    .prepare('');
});

/** What is to be done next for a person's applications, the earliest first; at most three. */
export async function nextStepsOf({
  services: { db },
  userId,
  now = new Date(),
}: NextStepsOf): Promise<ApplicationStep[]> {
  const rows = await statement(db).execute({ userId });
  return rows
    .flatMap((row) => {
      const { eventTitle, startsAt } = row;
      const events = startsAt && eventTitle !== null ? [{ title: eventTitle, startsAt }] : [];
      const step = nextStepOf({ ...row, events }, now);
      return step ? [{ id: row.id, title: row.title, company: row.company, step }] : [];
    })
    .toSorted((a, b) => timeOf(a.step) - timeOf(b.step))
    .slice(0, MOST_STEPS);
}

const timeOf = ({ at }: NextStep): number => new Date(at).getTime();

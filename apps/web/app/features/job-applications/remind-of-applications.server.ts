import { and, asc, eq, gte, inArray, isNull, lt, lte, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import {
  jobApplication,
  jobApplicationEvent,
  jobApplicationReminder,
  jobBoard,
} from '~/services/db/job-application-schema.ts';
import { user } from '~/services/db/schema.ts';
import { oneByOne } from '~/services/jobs/one-by-one.server.ts';
import type { MailProps } from '~/services/mail/message.ts';
import type { Services } from '~/services/services.server.ts';
import { calendarDay, formatDate, formatDateTime, formatDay } from '~/ui/format/dates.ts';
import { BOARD, FOLLOW_UP_DAYS, pathOfApplication } from './model.ts';

const DAY_MS = 86_400_000;
const PEOPLE_A_ROUND = 200;
const MOST_ROUNDS = 50;
/** Nobody is written to at night. */
const HOURS = { from: 6, to: 21 };
/** A deadline is spoken of when it is so many days away at most. */
const DEADLINE_DAYS = 2;
/** What was sent longer ago than this is not asked about any more. */
const FOLLOW_UP_UNTIL_DAYS = 21;

type Kind = MailProps<'application-reminders'>['items'][number]['kind'];

interface Due {
  id: string;
  kind: Kind;
  /** What it is about: the same thing is never spoken of twice. */
  about: string;
  title: string;
  company: string;
  words: string;
  when: string;
}

/**
 * Job: one mail a person about deadlines, answers that do not come and interviews of tomorrow. What it spoke of is noted in the
 * transaction that asks for the mail, so none goes out twice; the rows are held, so none goes out after the thing was done.
 * @returns how many mails
 */
export async function remindOfApplications(
  services: Pick<Services, 'db' | 'jobs' | 'log' | 'baseUrl'>,
  now = new Date(),
): Promise<number> {
  const hour = new Date(now.getTime() + 7 * 3_600_000).getUTCHours();
  if (hour < HOURS.from || hour >= HOURS.to) return 0;
  let sent = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const people = await peopleToRemind(services.db, now);
    let sentNow = 0;
    const run = async ({ id }: { id: string }) => {
      sentNow += await remindPerson(services, id, now);
    };
    await oneByOne({ log: services.log, items: people, run });
    sent += sentNow;
    // Where another process was faster, nothing is left to do here.
    if (people.length < PEOPLE_A_ROUND || sentNow === 0) break;
  }
  return sent;
}

/** What is due, as conditions on an application, and for events on the event as well. */
function dueOf(now: Date) {
  const tomorrow = calendarDay(now.getTime() + DAY_MS);
  const startOf = (day: string) => new Date(`${day}T00:00:00+07:00`);
  const { stage, deadline, appliedAt } = jobApplication;
  return {
    deadline: and(
      eq(stage, 'saved'),
      gte(deadline, calendarDay(now)),
      lte(deadline, calendarDay(now.getTime() + DEADLINE_DAYS * DAY_MS)),
    ),
    follow_up: and(
      eq(stage, 'applied'),
      lte(appliedAt, new Date(now.getTime() - FOLLOW_UP_DAYS * DAY_MS)),
      gte(appliedAt, new Date(now.getTime() - FOLLOW_UP_UNTIL_DAYS * DAY_MS)),
    ),
    event: and(
      sql`${stage} <> 'closed'`,
      isNull(jobApplicationEvent.doneAt),
      gte(jobApplicationEvent.startsAt, startOf(tomorrow)),
      lt(jobApplicationEvent.startsAt, new Date(startOf(tomorrow).getTime() + DAY_MS)),
    ),
  } satisfies Record<Kind, SQL | undefined>;
}

/** As SQL, what `about` holds. */
const aboutOf = {
  deadline: sql`${jobApplication.deadline}::text`,
  follow_up: sql`(extract(epoch from ${jobApplication.appliedAt}) * 1000)::bigint::text`,
  event: sql`${jobApplicationEvent.id} || ' ' || (extract(epoch from ${jobApplicationEvent.startsAt}) * 1000)::bigint::text`,
} satisfies Record<Kind, SQL>;

function notSent(db: DbOrTx, kind: Kind): SQL {
  const { applicationId, kind: sentKind, about } = jobApplicationReminder;
  return notExists(
    db
      .select({ id: applicationId })
      .from(jobApplicationReminder)
      .where(and(eq(applicationId, jobApplication.id), eq(sentKind, kind), eq(about, aboutOf[kind]))),
  );
}

/** Applications on the board of somebody who can be written to and wants to be. */
const open = and(
  isNull(jobApplication.deletedAt),
  isNull(jobApplication.archivedAt),
  eq(user.emailVerified, true),
  isNull(user.suspendedAt),
  or(isNull(jobBoard.reminders), eq(jobBoard.reminders, true)),
);

async function peopleToRemind(db: DbOrTx, now: Date): Promise<{ id: string }[]> {
  const due = dueOf(now);
  const of = (kind: Kind) => {
    const query = db
      .selectDistinct({ userId: jobApplication.userId })
      .from(jobApplication)
      .innerJoin(user, eq(user.id, jobApplication.userId))
      .leftJoin(jobBoard, eq(jobBoard.userId, jobApplication.userId))
      .$dynamic();
    if (kind === 'event')
      query.innerJoin(jobApplicationEvent, eq(jobApplicationEvent.applicationId, jobApplication.id));
    return query
      .where(and(open, due[kind], notSent(db, kind)))
      .orderBy(asc(jobApplication.userId))
      .limit(PEOPLE_A_ROUND);
  };
  const found = [...(await of('deadline')), ...(await of('follow_up')), ...(await of('event'))];
  return [...new Set(found.map(({ userId }) => userId))].slice(0, PEOPLE_A_ROUND).map((id) => ({ id }));
}

async function remindPerson(
  services: Pick<Services, 'db' | 'jobs' | 'baseUrl'>,
  userId: string,
  now: Date,
): Promise<number> {
  return services.db.transaction(async (tx) => {
    const [person] = await tx
      .select({ name: user.name, email: user.email })
      .from(user)
      .leftJoin(jobBoard, eq(jobBoard.userId, user.id))
      .where(
        and(
          eq(user.id, userId),
          eq(user.emailVerified, true),
          isNull(user.suspendedAt),
          or(isNull(jobBoard.reminders), eq(jobBoard.reminders, true)),
        ),
      );
    if (!person) return 0;
    const fresh: Due[] = [];
    for (const due of await dueOfPerson(tx, userId, now)) {
      const noted = await tx
        .insert(jobApplicationReminder)
        .values({ userId, applicationId: due.id, kind: due.kind, about: due.about, sentAt: now })
        .onConflictDoNothing()
        .returning({ about: jobApplicationReminder.about });
      if (noted.length > 0) fresh.push(due);
    }
    if (fresh.length === 0) return 0;
    const items = fresh.map(({ id, kind, title, company, words, when }) => {
      const url = services.baseUrl + pathOfApplication(id);
      return { kind, title, company, about: words, when, url };
    });
    await services.jobs.enqueue(tx, 'send-mail', {
      template: 'application-reminders',
      to: person.email,
      props: { name: person.name, items, settingsUrl: `${services.baseUrl}${BOARD}` },
    });
    return 1;
  });
}

/** Once more with the rows held: what was moved or ticked off meanwhile is not due any more. */
async function dueOfPerson(tx: DbOrTx, userId: string, now: Date): Promise<Due[]> {
  const due = dueOf(now);
  const { id, title, company, deadline, appliedAt } = jobApplication;
  const own = and(
    eq(jobApplication.userId, userId),
    isNull(jobApplication.deletedAt),
    isNull(jobApplication.archivedAt),
  );
  const jobs = await tx
    .select({ id, title, company, stage: jobApplication.stage, deadline, appliedAt })
    .from(jobApplication)
    .where(and(own, or(due.deadline, due.follow_up)))
    .orderBy(asc(deadline), asc(id))
    .for('update');
  const candidates = await tx
    .select({ id })
    .from(jobApplication)
    .innerJoin(jobApplicationEvent, eq(jobApplicationEvent.applicationId, id))
    .where(and(own, eq(jobApplicationEvent.userId, userId), due.event));
  const held = await tx
    .select({ id, title, company, stage: jobApplication.stage })
    .from(jobApplication)
    .where(
      and(
        own,
        inArray(
          id,
          candidates.map((candidate) => candidate.id),
        ),
      ),
    )
    .orderBy(asc(id))
    .for('update');
  const events = await tx
    .select({ event: jobApplicationEvent, title, company })
    .from(jobApplicationEvent)
    .innerJoin(jobApplication, eq(id, jobApplicationEvent.applicationId))
    .where(
      and(
        own,
        inArray(
          id,
          held.map((row) => row.id),
        ),
        due.event,
      ),
    )
    .orderBy(asc(jobApplicationEvent.startsAt));
  return [
    ...events.map(({ event, ...job }) => ({
      ...job,
      id: event.applicationId,
      kind: 'event' as const,
      about: `${event.id} ${event.startsAt.getTime()}`,
      words: event.title,
      when: `besok, ${formatDateTime(event.startsAt)}`,
    })),
    ...jobs.map((job) =>
      job.stage === 'saved'
        ? {
            ...job,
            kind: 'deadline' as const,
            about: job.deadline ?? '',
            words: '',
            when: dayWords(job.deadline ?? '', now),
          }
        : {
            ...job,
            kind: 'follow_up' as const,
            about: String(job.appliedAt?.getTime()),
            words: '',
            when: job.appliedAt ? `pada ${formatDate(job.appliedAt)}` : '',
          },
    ),
  ];
}

function dayWords(day: string, now: Date): string {
  if (day === calendarDay(now)) return 'hari ini';
  if (day === calendarDay(now.getTime() + DAY_MS)) return `besok, ${formatDay(day)}`;
  return `lusa, ${formatDay(day)}`;
}

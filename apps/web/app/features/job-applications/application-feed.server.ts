import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import { jobApplication, jobApplicationEvent } from '~/services/db/job-application-schema.ts';
import { user } from '~/services/db/schema.ts';
import { openCalendarFile } from '~/services/calendar-file.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { feedVersionOf } from './board-settings.server.ts';
import { pathOfApplication } from './model.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const BACK_MS = 90 * DAY_MS;

interface OfPerson {
  services: Pick<Services, 'db' | 'links' | 'baseUrl'>;
  userId: string;
}

const subjectOf = (userId: string, version: number) => `${userId}:${version}`;

/** The secret address of a person's dates as a calendar to subscribe to; null where there is none. */
export async function feedAddress({ services, userId }: OfPerson): Promise<string | null> {
  const version = await feedVersionOf({ services, userId });
  if (version === 0) return null;
  const key = services.links.keyOf('application feed', subjectOf(userId, version));
  return `${services.baseUrl}/lamaran-feed/${userId}/${key}.ics`;
}

/** Deadlines of what is not sent yet, and all dated steps from three months back on; closed while the account is suspended. @throws AppError not_found */
export async function loadFeed({
  services,
  userId,
  key,
  now = new Date(),
}: OfPerson & { key: string; now?: Date }): Promise<string> {
  const { db, links, baseUrl } = services;
  const version = await feedVersionOf({ services, userId });
  if (version === 0 || !links.isKey('application feed', subjectOf(userId, version), key))
    throw new AppError('not_found');
  const open = and(eq(user.id, userId), isNull(user.suspendedAt));
  if ((await db.$count(user, open)) === 0) throw new AppError('not_found');
  const shown = and(
    eq(jobApplication.userId, userId),
    isNull(jobApplication.deletedAt),
    isNull(jobApplication.archivedAt),
  );
  const { id, title, company, deadline, stage, updatedAt } = jobApplication;
  const saved = await db
    .select({ id, title, company, deadline, updatedAt })
    .from(jobApplication)
    .where(and(shown, eq(stage, 'saved')));
  const events = await db
    .select({ event: jobApplicationEvent, title, company })
    .from(jobApplicationEvent)
    .innerJoin(jobApplication, eq(jobApplication.id, jobApplicationEvent.applicationId))
    .where(
      and(
        shown,
        ne(stage, 'closed'),
        eq(jobApplicationEvent.userId, userId),
        gt(jobApplicationEvent.startsAt, new Date(now.getTime() - BACK_MS)),
      ),
    );
  const calendar = openCalendarFile({
    product: 'Lamaran',
    method: 'PUBLISH',
    feed: { name: 'Lamaran di Setapak', ttl: 3_600 },
  });
  for (const job of saved)
    if (job.deadline)
      calendar.addEvent({
        id: `${job.id}-batas@setapak`,
        stamp: job.updatedAt,
        start: new Date(`${job.deadline}T00:00:00Z`),
        allDay: true,
        summary: `Batas melamar: ${nameOf(job)}`,
        url: baseUrl + pathOfApplication(job.id),
      });
  for (const { event, ...job } of events)
    calendar.addEvent({
      id: `${event.id}@setapak`,
      stamp: event.updatedAt,
      start: event.startsAt,
      end: new Date(event.startsAt.getTime() + HOUR_MS),
      summary: `${event.title}: ${nameOf(job)}`,
      url: baseUrl + pathOfApplication(event.applicationId),
    });
  return calendar.toString();
}

const nameOf = ({ title, company }: { title: string; company: string }) =>
  company ? `${title} di ${company}` : title;

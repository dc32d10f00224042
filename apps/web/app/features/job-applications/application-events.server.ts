import { and, eq } from 'drizzle-orm';
import { jobApplicationEvent } from '~/services/db/job-application-schema.ts';
import { AppError } from '~/services/error.ts';
import { newId } from '~/services/id.ts';
import { eventNames, MOST_EVENTS, type EventKind } from './model.ts';
import { lockApplication, markChanged, notifyTabs, type OwnApplication } from './owned-application.server.ts';

interface AddEvent extends OwnApplication {
  kind: EventKind;
  /** What it is called where nothing was typed says its kind. */
  title: string;
  startsAt: Date;
  /** Of the press that asks for it. */
  newEventId?: string | undefined;
}

/** Notes a step with its time. @returns its id @throws AppError not_found, too_many_application_events */
export async function addEvent(options: AddEvent): Promise<string> {
  const { services, userId, id: applicationId, kind, title, startsAt, newEventId: id = newId() } = options;
  await services.db.transaction(async (tx) => {
    await lockApplication(tx, { userId, id: applicationId });
    // A form that was sent twice.
    if ((await tx.$count(jobApplicationEvent, ownedEvent({ userId, id: applicationId, eventId: id }))) > 0)
      return;
    const kept = await tx.$count(
      jobApplicationEvent,
      and(eq(jobApplicationEvent.applicationId, applicationId), eq(jobApplicationEvent.userId, userId)),
    );
    if (kept >= MOST_EVENTS) throw new AppError('too_many_application_events');
    await tx
      .insert(jobApplicationEvent)
      .values({ id, userId, applicationId, kind, title: title || eventNames[kind], startsAt });
    await markChanged(tx, { userId, id: applicationId });
    await notifyTabs(services, tx, userId, applicationId);
  });
  return id;
}

interface OwnEvent extends OwnApplication {
  eventId: string;
}

const ownedEvent = ({ userId, id, eventId }: Pick<OwnEvent, 'userId' | 'id' | 'eventId'>) =>
  and(
    eq(jobApplicationEvent.id, eventId),
    eq(jobApplicationEvent.applicationId, id),
    eq(jobApplicationEvent.userId, userId),
  );

/** Ticks a step off, or takes the tick back. @throws AppError not_found */
export async function markEvent(options: OwnEvent & { isDone: boolean }): Promise<void> {
  const { services, userId, id, isDone } = options;
  const now = new Date();
  await services.db.transaction(async (tx) => {
    await lockApplication(tx, { userId, id });
    const changed = await tx
      .update(jobApplicationEvent)
      .set({ doneAt: isDone ? now : null, updatedAt: now })
      .where(ownedEvent(options))
      .returning({ id: jobApplicationEvent.id });
    if (changed.length === 0) throw new AppError('not_found');
    await markChanged(tx, { userId, id });
    await notifyTabs(services, tx, userId, id);
  });
}

/** @throws AppError not_found */
export async function removeEvent(options: OwnEvent): Promise<void> {
  const { services, userId, id } = options;
  await services.db.transaction(async (tx) => {
    await lockApplication(tx, { userId, id });
    const removed = await tx
      .delete(jobApplicationEvent)
      .where(ownedEvent(options))
      .returning({ id: jobApplicationEvent.id });
    if (removed.length === 0) throw new AppError('not_found');
    await markChanged(tx, { userId, id });
    await notifyTabs(services, tx, userId, id);
  });
}

import { and, eq, inArray } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { jobApplication, jobApplicationEvent } from '~/services/db/job-application-schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { documentOf, eventsOf } from './application-documents.server.ts';
import { wordFields, type ApplicationDocument } from './document.ts';
import { applicationDocument, type SaveDocumentRequest } from './document-schema.ts';
import { eventNames, stampsAfter, standingOf, targetOf } from './model.ts';
import { lockApplication, lockBoard, ownedApplication, notifyTabs } from './owned-application.server.ts';
import { placeInColumn } from './place-in-column.server.ts';

interface SaveDocument extends Omit<SaveDocumentRequest, 'owner'> {
  services: Pick<Services, 'db' | 'events'>;
  userId: string;
  id: string;
  now?: Date;
}

type SaveDocumentOutcome =
  | { saved: true; version: number }
  /** Somebody saved in between: nothing was written, and this is what is stored. */
  | { saved: false; version: number; saveId: string | null; document: ApplicationDocument };

/**
 * Stores an application's words, place and steps if nothing of them changed since `version`, or only by one of `after`: the page's own,
 * sent just before. A repeated save is known by its `saveId`.
 * @throws AppError not_found, invalid
 */
export async function saveDocument(request: SaveDocument): Promise<SaveDocumentOutcome> {
  const { services, userId, id, version, saveId, after = [], now = new Date() } = request;
  const parsed = applicationDocument.safeParse(request.document);
  if (!parsed.success) throw new AppError('invalid');
  const document = parsed.data;
  return services.db.transaction(async (tx) => {
    await lockBoard(tx, userId);
    const row = await lockApplication(tx, { userId, id });
    if (row.saveId === saveId) return { saved: true, version: row.revision };
    const events = await eventsOf(tx, { userId, id });
    const isOnTop = row.revision === version || (row.saveId !== null && after.includes(row.saveId));
    if (!isOnTop)
      return {
        saved: false,
        version: row.revision,
        saveId: row.saveId,
        document: documentOf(row, events),
      };
    const { at, events: wanted, ...words } = document;
    const changesWords = wordFields.some((name) => row[name] !== words[name]);
    const standing = standingOf(at);
    const moves = targetOf(row) !== at;
    await saveEvents(tx, { userId, id, stored: events, wanted, now });
    await tx
      .update(jobApplication)
      .set({
        ...words,
        ...(moves && { ...standing, ...stampsAfter(row, standing, now) }),
        ...(changesWords && { version: row.version + 1 }),
        revision: row.revision + 1,
        saveId,
        updatedAt: now,
      })
      .where(ownedApplication({ userId, id }));
    if (moves) await placeInColumn(tx, { userId, id, stage: standing.stage, before: undefined });
    await notifyTabs(services, tx, userId, id);
    return { saved: true, version: row.revision + 1 };
  });
}

interface SaveEvents {
  userId: string;
  id: string;
  stored: Awaited<ReturnType<typeof eventsOf>>;
  wanted: ApplicationDocument['events'];
  now: Date;
}

async function saveEvents(tx: DbOrTx, { userId, id, stored, wanted, now }: SaveEvents): Promise<void> {
  const own = and(eq(jobApplicationEvent.applicationId, id), eq(jobApplicationEvent.userId, userId));
  const gone = stored.filter(({ id: known }) => !wanted.some((event) => event.id === known));
  if (gone.length > 0)
    await tx.delete(jobApplicationEvent).where(
      and(
        own,
        inArray(
          jobApplicationEvent.id,
          gone.map((event) => event.id),
        ),
      ),
    );
  for (const { id: eventId, kind, title, startsAt, isDone } of wanted) {
    const known = stored.find((event) => event.id === eventId);
    const values = {
      kind,
      title: title || eventNames[kind],
      startsAt: new Date(startsAt),
      doneAt: isDone ? (known?.doneAt ?? now) : null,
    };
    if (!known) {
      const added = await tx
        .insert(jobApplicationEvent)
        .values({ id: eventId, userId, applicationId: id, ...values })
        .onConflictDoNothing()
        .returning({ id: jobApplicationEvent.id });
      // An id that stands elsewhere already.
      if (added.length === 0) throw new AppError('invalid');
    } else if (!isSame(known, values))
      await tx
        .update(jobApplicationEvent)
        .set({ ...values, updatedAt: now })
        .where(and(own, eq(jobApplicationEvent.id, eventId)));
  }
}

type Values = Pick<typeof jobApplicationEvent.$inferSelect, 'kind' | 'title' | 'startsAt' | 'doneAt'>;

const isSame = (a: Values, b: Values) =>
  a.kind === b.kind &&
  a.title === b.title &&
  a.startsAt.getTime() === b.startsAt.getTime() &&
  a.doneAt?.getTime() === b.doneAt?.getTime();

import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { jobApplication, jobApplicationEvent } from '~/services/db/job-application-schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import type { ApplicationDocument } from './document.ts';
import { targetOf } from './model.ts';
import { ownedApplication } from './owned-application.server.ts';

type Row = typeof jobApplication.$inferSelect;
type EventRow = Pick<
  typeof jobApplicationEvent.$inferSelect,
  'id' | 'kind' | 'title' | 'startsAt' | 'doneAt'
>;

export function documentOf(row: Row, events: readonly EventRow[]): ApplicationDocument {
  const { title, company, place, link, deadline, salary, source, contact, notes } = row;
  return {
    title,
    company,
    place,
    link,
    deadline,
    salary,
    source,
    contact,
    notes,
    at: targetOf(row),
    events: events.map(({ id, kind, title: name, startsAt, doneAt }) => ({
      id,
      kind,
      title: name,
      startsAt: startsAt.toISOString(),
      isDone: doneAt !== null,
    })),
  };
}

export async function eventsOf(db: DbOrTx, { userId, id }: { userId: string; id: string }) {
  return db
    .select()
    .from(jobApplicationEvent)
    .where(and(eq(jobApplicationEvent.applicationId, id), eq(jobApplicationEvent.userId, userId)))
    .orderBy(asc(jobApplicationEvent.startsAt), asc(jobApplicationEvent.id));
}

interface LoadDocument {
  services: Pick<Services, 'db'>;
  userId: string;
  id: string;
}

/** An application as it is kept in step with the person's devices. @throws AppError not_found */
export async function loadDocument({ services: { db }, userId, id }: LoadDocument) {
  // One reading of both tables: a save between them would pair its words with the events of before.
  return db.transaction(
    async (tx) => {
      const [row] = await tx.select().from(jobApplication).where(ownedApplication({ userId, id })).limit(1);
      if (!row) throw new AppError('not_found');
      return {
        version: row.revision,
        saveId: row.saveId,
        document: documentOf(row, await eventsOf(tx, { userId, id })),
      };
    },
    { isolationLevel: 'repeatable read' },
  );
}

/** Everything on a person's board, in the order of its columns, for what a device keeps of it. */
export async function loadDocuments({ services: { db }, userId }: Omit<LoadDocument, 'id'>) {
  return db.transaction(
    async (tx) => {
      const rows = await tx
        .select()
        .from(jobApplication)
        .where(and(eq(jobApplication.userId, userId), isNull(jobApplication.deletedAt)))
        .orderBy(asc(jobApplication.stage), asc(jobApplication.position), asc(jobApplication.createdAt));
      const ids = rows.map(({ id }) => id);
      const events =
        ids.length === 0
          ? []
          : await tx
              .select()
              .from(jobApplicationEvent)
              .where(
                and(eq(jobApplicationEvent.userId, userId), inArray(jobApplicationEvent.applicationId, ids)),
              )
              .orderBy(asc(jobApplicationEvent.startsAt), asc(jobApplicationEvent.id));
      return rows.map((row) => ({
        id: row.id,
        version: row.revision,
        saveId: row.saveId,
        document: documentOf(
          row,
          events.filter(({ applicationId }) => applicationId === row.id),
        ),
        appliedAt: row.appliedAt?.toISOString() ?? null,
        answeredAt: row.answeredAt?.toISOString() ?? null,
        archivedAt: row.archivedAt?.toISOString() ?? null,
        ad: row.ad,
      }));
    },
    { isolationLevel: 'repeatable read' },
  );
}

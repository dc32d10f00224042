import { and, asc, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import { savedView } from '~/services/db/admin-schema.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { AppError } from '~/services/error.ts';
import { newId } from '~/services/id.ts';

const MOST = 20;
const kept = ['q', 'by', 'filter', 'since', 'until'];

interface OfOperator {
  db: DbOrTx;
  userId: string;
  resource: string;
}

export const viewName = z.string().trim().min(1).max(40);

/** The lists of a noun that an operator kept, by their names. */
export function listViews({ db, userId, resource }: OfOperator) {
  return db
    .select({ id: savedView.id, name: savedView.name, query: savedView.query })
    .from(savedView)
    .where(and(eq(savedView.userId, userId), eq(savedView.resource, resource)))
    .orderBy(asc(savedView.name))
    .limit(MOST);
}

/** Keeps what is searched and filtered; under a name that is there already it takes its place. @throws AppError too_many_views */
export async function saveView({
  db,
  userId,
  resource,
  name,
  query,
}: OfOperator & { name: string; query: string }) {
  const wanted = new URLSearchParams(query.slice(0, 2_000));
  const words = new URLSearchParams([...wanted].filter(([key, value]) => kept.includes(key) && value !== ''));
  const own = and(eq(savedView.userId, userId), eq(savedView.resource, resource));
  if ((await db.$count(savedView, and(own, ne(savedView.name, name)))) >= MOST)
    throw new AppError('too_many_views');
  const view = { query: words.toString() };
  await db
    .insert(savedView)
    .values({ id: newId(), userId, resource, name, ...view })
    .onConflictDoUpdate({ target: [savedView.userId, savedView.resource, savedView.name], set: view });
}

export async function forgetView({ db, userId, resource, id }: OfOperator & { id: string }): Promise<void> {
  await db
    .delete(savedView)
    .where(and(eq(savedView.id, id), eq(savedView.userId, userId), eq(savedView.resource, resource)));
}

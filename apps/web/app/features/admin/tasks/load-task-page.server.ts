import type { DbOrTx } from '~/services/db/db.server.ts';
import { readPage } from '~/services/db/keyset.server.ts';
import { countTasks, listTasks } from './load-tasks.server.ts';
import { isTaskKind } from './task-words.ts';

const PAGE_SIZE = 50;

interface LoadTaskPage {
  db: DbOrTx;
  /** `kind`, and `after` or `before` a row; a kind of which nothing waits counts as not said. */
  query: URLSearchParams;
}

/** One page of what waits for an operator, and how much of each kind there is in all. */
export async function loadTaskPage({ db, query }: LoadTaskPage) {
  const kinds = await countTasks(db);
  const wanted = query.get('kind');
  const kind = isTaskKind(wanted) && kinds.some((each) => each.kind === wanted) ? wanted : null;
  const { rows, before, after } = await readPage({
    query,
    size: PAGE_SIZE,
    read: (window) => listTasks({ db, kind, window }),
  });
  return { kinds, kind, tasks: rows.map(({ at: _, ...task }) => task), before, after };
}

export type LoadedTaskPage = Awaited<ReturnType<typeof loadTaskPage>>;

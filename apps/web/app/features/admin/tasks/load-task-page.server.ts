import type { DbOrTx } from '~/services/db/db.server.ts';
import { readPage } from '~/services/db/keyset.server.ts';
import { listTasks } from './load-tasks.server.ts';
import { isTaskKind, type TaskCount } from './task-words.ts';

const PAGE_SIZE = 50;

interface LoadTaskPage {
  db: DbOrTx;
  /** `kind`, and `after` or `before` a row; a kind of which nothing waits counts as not said. */
  query: URLSearchParams;
}

/** One page of what waits for an operator, and how much of each kind there is in all. */
export async function loadTaskPage({ db, query }: LoadTaskPage) {
  const named = query.get('kind');
  const wanted = isTaskKind(named) ? named : null;
  let kinds: TaskCount[] = [];
  const { rows, before, after } = await readPage({
    query,
    size: PAGE_SIZE,
    read: async (window) => {
      const found = await listTasks({ db, kind: wanted, window });
      kinds = found.kinds;
      return found.tasks;
    },
  });
  const kind = kinds.some((each) => each.kind === wanted) ? wanted : null;
  return { kinds, kind, tasks: rows.map(({ at: _, ...task }) => task), before, after };
}

export type LoadedTaskPage = Awaited<ReturnType<typeof loadTaskPage>>;

import type { Log } from '../log/log.server.ts';
import { isAway } from '../refusal.server.ts';

interface OneByOne<Item> {
  log: Pick<Log, 'error'>;
  items: Iterable<Item>;
  run: (item: Item) => Promise<unknown>;
}

/**
 * Does the same to each of the rows that a job found. One that fails does not stand in the way of the others, nor of what the job does
 * after them: it is logged as an error, and met again by the next run.
 * @throws what says that the database or the file store is away: the others would fail as well
 */
export async function oneByOne<Item extends { id: string }>({
  log,
  items,
  run,
}: OneByOne<Item>): Promise<void> {
  for (const item of items)
    try {
      await run(item);
    } catch (error) {
      if (isAway(error)) throw error;
      log.error({ err: error, id: item.id }, 'a job left one of its rows');
    }
}

import { countTask, countTaskUnderWay } from './count.ts';
import { inSpan } from './span.ts';

type Task = (...args: unknown[]) => Promise<unknown>;

/** The same pool of workers, whose tasks are counted: how many are under way, how long they take, how they end. */
export function watchTasks<Pool extends object>(name: string, pool: Pool): Pool {
  const watched = Object.entries(pool).map(([method, task]: [string, unknown]) => {
    const isTask = typeof task === 'function' && method !== 'close';
    return [method, isTask ? measured(name, method, task as Task) : task];
  });
  return Object.fromEntries(watched) as Pool;
}

function measured(pool: string, method: string, task: Task): Task {
  return (...args) =>
    inSpan(`${pool} ${method}`, {}, async () => {
      const startedAt = performance.now();
      let outcome = 'done';
      countTaskUnderWay(pool, 1);
      try {
        return await task(...args);
      } catch (error) {
        outcome = codeOf(error);
        throw error;
      } finally {
        countTaskUnderWay(pool, -1);
        countTask(pool, outcome, (performance.now() - startedAt) / 1_000);
      }
    });
}

/** Codes of ours are words; anything else is only an error. */
function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[a-z_]{1,30}$/.test(code) ? code : 'failed';
}

import { WorkerPoolError } from './error.ts';
import type { TaskMessage } from './protocol.ts';
import { WorkerProcess } from './worker-process.ts';

export { WorkerPoolError, type WorkerPoolErrorCode } from './error.ts';
export { sandboxArgs } from './sandbox.ts';

export interface WorkerPoolOptions {
  /** The module that calls `serve()`; a path or a file URL. */
  script: string | URL;
  /** How many processes run side by side. */
  size: number;
  /** Milliseconds that one task may run, in a process that is ready. What it waits for a processor that others have is not counted (Linux), up to twice as long again; past that it ends with `busy`. */
  timeoutMs: number;
  /** Milliseconds until a new process must be ready; a crowded machine takes seconds. Past it the task ends with `busy`. */
  startTimeoutMs?: number;
  /** Bytes of resident memory that one process may use. */
  memoryBytes: number;
  /** How many tasks may wait; one more is refused with `busy`. */
  maxQueue?: number;
  /** A process is replaced after so many tasks: for engines that leak. */
  recycleAfter?: number;
  /** A process is replaced that holds more bytes of resident memory after a task: WebAssembly never gives back what one large file took. */
  recycleAbove?: number;
  /** Further arguments for Node, such as `--permission`. */
  execArgv?: readonly string[];
  /** Variables of the workers, who see nothing of the program's own. */
  env?: Readonly<Record<string, string>>;
}

export interface WorkerPool {
  /**
   * Runs one method of the script in a worker process.
   * @throws WorkerPoolError when a limit is broken; what the method itself throws arrives with its name, message and code
   */
  run<Result>(method: string, args: unknown[]): Promise<Result>;
  /** Kills the workers; waiting and running tasks end with `closed`. */
  close(): Promise<void>;
}

interface Waiting {
  task: TaskMessage;
  resolve: (this: void, value: unknown) => void;
  reject: (this: void, error: unknown) => void;
}

/** A pool of processes that hostile input can kill, but never the calling program. Processes start when first needed. */
export function createWorkerPool(options: WorkerPoolOptions): WorkerPool {
  const { size, maxQueue = 100, recycleAfter = Infinity, recycleAbove = Infinity } = options;
  const limits = { execArgv: [], env: {}, startTimeoutMs: 60_000, ...options };
  const queue: Waiting[] = [];
  const idle: WorkerProcess[] = [];
  const all = new Set<WorkerProcess>();
  let closed = false;

  function forget(worker: WorkerProcess): void {
    all.delete(worker);
    const at = idle.indexOf(worker);
    if (at >= 0) idle.splice(at, 1);
    next();
  }

  function takeWorker(): WorkerProcess | undefined {
    const free = idle.pop();
    if (free || all.size >= size) return free;
    const started = new WorkerProcess(limits, forget);
    all.add(started);
    return started;
  }

  function next(): void {
    if (closed || queue.length === 0) return;
    const worker = takeWorker();
    const waiting = worker && queue.shift();
    if (!worker || !waiting) return;
    worker
      .run(waiting.task)
      .then(waiting.resolve, waiting.reject)
      .finally(() => {
        if (worker.killed || !all.has(worker)) return;
        if (worker.tasksDone >= recycleAfter || worker.residentBytes > recycleAbove) worker.kill();
        else idle.push(worker);
        next();
      });
  }

  return {
    run<Result>(method: string, args: unknown[]) {
      if (closed) return Promise.reject(new WorkerPoolError('closed', 'the pool is closed'));
      if (queue.length >= maxQueue)
        return Promise.reject(new WorkerPoolError('busy', `${maxQueue} tasks are waiting already`));
      return new Promise<Result>((resolve, reject) => {
        queue.push({ task: { method, args }, resolve: (value) => resolve(value as Result), reject });
        next();
      });
    },
    async close() {
      closed = true;
      for (const waiting of queue.splice(0))
        waiting.reject(new WorkerPoolError('closed', 'the pool is closed'));
      const exits = [...all].map((worker) => worker.exited);
      for (const worker of all) worker.kill();
      await Promise.all(exits);
    },
  };
}
